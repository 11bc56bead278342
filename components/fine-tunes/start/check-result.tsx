'use client';

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { describeRowIssue } from './describe-row-issue';
import type { DatasetCheck, PrepareIssue } from '../check/check-messages';
import type { CheckState } from '../check/dataset-checker';
import type { Goal } from '../check/goals';
import { newProjectMessages } from '../messages-late';
import { roleLabel } from './role-label';
import { CheckTable } from './check-table';
import type { NewProjectState } from './use-new-project';

/** The check of the dataset: how many rows can be used, and what is wrong with the others. */
export function CheckResult({ goal, project }: { goal: Goal; project: NewProjectState }) {
  const { check, found, source } = project;
  if (source === null) return null;
  if (check.status === 'failed') return <CheckFailed check={check} />;
  if (check.status === 'none') {
    const isUnread = project.readiness.status === 'ready';
    return isUnread ? <p className="text-muted">{newProjectMessages.uncheckable}</p> : <Skeleton className="h-40" />;
  }
  if (found === null) {
    return (
      <div className="flex flex-col gap-2 rounded-lg border border-line p-4">
        <p role="status" className="text-muted">
          {newProjectMessages.reading}
        </p>
        <Progress share={null} label={newProjectMessages.reading} />
      </div>
    );
  }
  return <FoundRows goal={goal} project={project} found={found} />;
}

function CheckFailed({ check }: { check: Extract<CheckState, { status: 'failed' }> }) {
  if (check.isUncheckable) return <p className="text-muted">{newProjectMessages.uncheckable}</p>;
  return (
    <p role="alert" className="rounded bg-bad-soft px-3.5 py-3 wrap-anywhere">
      {check.issue === null ? check.message : prepareIssue(check.issue, check.name)}
    </p>
  );
}

function FoundRows({ goal, project, found }: { goal: Goal; project: NewProjectState; found: DatasetCheck }) {
  const { check, leavesOut, setLeavesOut } = project;
  const [showsProblems, setShowsProblems] = useState(false);
  const { rows, bad, doubtful } = found.report;
  const problems = bad + doubtful;
  const isMatched = found.missing.length === 0;
  const isProblemView = showsProblems && problems > 0;
  return (
    <section aria-label={newProjectMessages.check} className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <b className="text-md font-semibold">{newProjectMessages.rows({ count: rows })}</b>
          {check.status === 'checking' ? (
            <span className="text-muted">
              {newProjectMessages.checking({ share: Math.floor(check.share * 100) / 100 })}
            </span>
          ) : (
            isMatched && <span className="text-muted">{newProjectMessages.ready({ count: rows - problems })}</span>
          )}
          {problems > 0 && (
            <span className="flex items-center gap-1.5 rounded-sm bg-warn-soft px-2 py-0.5 font-medium text-warn">
              <TriangleAlert aria-hidden className="size-3.5" />
              {newProjectMessages.problems({ count: problems })}
            </span>
          )}
        </p>
        {problems > 0 && (
          <span className="ml-auto flex flex-wrap items-center gap-2 max-desk:ml-0">
            <Button
              size="sm"
              variant="ghost"
              className="max-desk:h-11"
              aria-pressed={isProblemView}
              onClick={() => setShowsProblems(!isProblemView)}
            >
              {isProblemView ? newProjectMessages.allRows : newProjectMessages.problemsOnly}
            </Button>
            <label className="flex h-7 cursor-pointer items-center gap-2 rounded border border-line-strong px-2.5 text-sm font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent max-desk:h-11">
              <input
                type="checkbox"
                checked={leavesOut}
                onChange={(event) => setLeavesOut(event.target.checked)}
                className="size-4 accent-accent"
              />
              {newProjectMessages.leaveOut({ count: problems })}
            </label>
          </span>
        )}
      </div>
      {check.status === 'checking' && <Progress share={check.share} label={newProjectMessages.check} />}
      {rows === 0 && check.status === 'checked' ? (
        <p className="border-t border-line px-4 py-3 text-bad">{newProjectMessages.noRows}</p>
      ) : (
        <CheckTable
          goal={goal}
          found={found}
          rows={isProblemView ? found.report.problems : found.report.first}
          onChooseColumn={project.chooseColumn}
        />
      )}
      <TableFoot goal={goal} found={found} isProblemView={isProblemView} />
    </section>
  );
}

function TableFoot({ goal, found, isProblemView }: { goal: Goal; found: DatasetCheck; isProblemView: boolean }) {
  const { rows, bad, doubtful, first, problems } = found.report;
  const later = problems.find(({ row }) => row > first.length);
  const shown = isProblemView
    ? problems.length < bad + doubtful
      ? newProjectMessages.firstProblems({ shown: problems.length, all: bad + doubtful })
      : newProjectMessages.allProblems({ count: bad + doubtful })
    : newProjectMessages.firstRows({ shown: first.length, all: rows });
  if (!isProblemView && first.length === rows) return null;
  return (
    <p className="border-t border-line px-4 py-2.5 text-sm text-muted tabular-nums">
      <span className="block">{shown}</span>
      {!isProblemView && later?.issue != null && (
        <span className="block">
          {newProjectMessages.laterProblem({
            row: later.row,
            what: describeRowIssue(later.issue, roleLabel(goal, later.issue.role ?? '')),
          })}
        </span>
      )}
    </p>
  );
}

function prepareIssue(issue: PrepareIssue, name: string): string {
  return issue === 'empty' && name === ''
    ? newProjectMessages.emptyFolder
    : newProjectMessages.prepareIssues[issue]({ name });
}
