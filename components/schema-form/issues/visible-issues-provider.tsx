'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { FieldIssue } from '@/lib/contract/error';
import type { VisibleIssues } from '@/lib/schema-form/issues/visible-issues';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { useFormValue } from '../scope/use-form-value';
import { useSameJson } from '../scope/use-same-json';
import { useFormIssues } from './use-form-issues';

/** The issues that a form shows. */
interface ShownIssues extends VisibleIssues {
  /** Whether a pattern could not be checked. */
  isUnchecked: boolean;
}

const VisibleIssuesContext = createContext<ShownIssues>({ atFields: new Map(), elsewhere: [], isUnchecked: false });

/** Checks the values of a form, and provides the issues to its fields. */
export function VisibleIssuesProvider({
  model,
  issues,
  touched,
  showAll,
  children,
}: {
  model: FormModel;
  issues: readonly FieldIssue[];
  touched: ReadonlySet<string>;
  showAll: boolean;
  children: ReactNode;
}) {
  const values = useFormValue((all) => all);
  const { visible, isUnchecked } = useFormIssues(model, values, issues, touched, showAll);
  const same = useSameJson({ atFields: [...visible.atFields], elsewhere: visible.elsewhere, isUnchecked });
  const shown = useMemo(() => ({ ...same, atFields: new Map(same.atFields) }), [same]);
  return <VisibleIssuesContext value={shown}>{children}</VisibleIssuesContext>;
}

/** All issues that the form shows. */
export function useVisibleIssues(): ShownIssues {
  return useContext(VisibleIssuesContext);
}

const none: readonly string[] = [];

/** The issues to show at a field. */
export function useIssuesAt(pointer: string): readonly string[] {
  return useVisibleIssues().atFields.get(pointer) ?? none;
}
