'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { engineListOptions } from '@/lib/client/engines/engines';
import { modelListOptions } from '@/lib/client/models/models';
import type { NewEngineModel, WorkflowInspection } from '@/lib/contract/engines';
import type { FieldIssue } from '@/lib/contract/error';
import { addMessages } from '../messages';
import { type DraftIssue, type FieldDraft, type FieldDrafts, draftsOfFields, readDrafts } from './field-drafts';
import { modelIdIssue, modelIdOf } from './model-id';
import { type PlacedIssues, placeIssues } from './place-issues';

/** A model that is being added or edited. */
export interface ModelDraft {
  name: string;
  setName: (name: string) => void;
  id: string;
  setId: (id: string) => void;
  drafts: FieldDrafts;
  change: (address: string, change: FieldDraft) => void;
  /** The model as it would be saved. */
  settings: NewEngineModel;
  /** Issues of the fields: those of typed values, and the service's. */
  fieldIssues: DraftIssue[];
  /** Messages; null while there is nothing wrong, or nothing to show yet. */
  nameIssue: string | null;
  idIssue: string | null;
  /** How many issues keep it from being saved, shown or not. */
  issueCount: number;
  /** The service's messages about anything else. */
  otherIssues: string[];
  /** Whether it can be saved. If not, all issues are shown from then on. */
  check: () => boolean;
  /** Shows the issues that the service found. */
  refuse: (issues: readonly FieldIssue[]) => void;
  /** Whether a person has changed anything. */
  isChanged: boolean;
}

const noIssues = placeIssues([]);

/**
 * The draft of a model.
 *
 * @param saved the model as it was saved; null for a new one
 */
export function useModelDraft(inspection: WorkflowInspection, saved: NewEngineModel | null): ModelDraft {
  const { inputs, suggested } = inspection;
  const [begun] = useState(() => ({
    name: saved?.title ?? suggested.title,
    drafts: saved === null ? {} : draftsOfFields(saved.fields),
  }));
  const [name, setName] = useState(begun.name);
  const [typedId, setTypedId] = useState(saved?.id ?? null);
  const [drafts, setDrafts] = useState<FieldDrafts>(begun.drafts);
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<PlacedIssues>(noIssues);
  const taken = useTakenIds();
  const id = typedId ?? (name === suggested.title ? suggested.id : modelIdOf(name));
  const { fields, issues } = useMemo(() => readDrafts(inputs, drafts, saved?.fields), [inputs, drafts, saved]);
  const ownNameIssue = name.trim() === '' ? addMessages.nameNeeded : null;
  const ownIdIssue = saved === null ? modelIdIssue(id, taken) : null;
  const issueCount = issues.length + [ownNameIssue, ownIdIssue].filter((issue) => issue !== null).length;

  return {
    name,
    setName: (next) => {
      setName(next);
      setRefused(noIssues);
    },
    id,
    setId: (next) => {
      setTypedId(next.trim());
      setRefused(noIssues);
    },
    drafts,
    change: (address, change) => {
      setDrafts((before) => ({ ...before, [address]: { ...before[address], ...change } }));
      setRefused(noIssues);
    },
    settings: { ...saved, id, title: name.trim(), fields },
    fieldIssues: [...issues, ...refused.fields],
    nameIssue: isChecked || name !== begun.name ? (ownNameIssue ?? refused.title) : refused.title,
    idIssue: isChecked || typedId !== null ? (ownIdIssue ?? refused.id) : refused.id,
    issueCount,
    otherIssues: refused.elsewhere,
    check: () => {
      setIsChecked(true);
      return issueCount === 0;
    },
    refuse: (found) => setRefused(placeIssues(found)),
    isChanged: name !== begun.name || typedId !== (saved?.id ?? null) || drafts !== begun.drafts,
  };
}

/** The ids of all models of the catalogue and of all engines. */
function useTakenIds(): ReadonlySet<string> {
  const { data: models } = useQuery(modelListOptions());
  const { data: list } = useQuery(engineListOptions());
  return useMemo(
    () =>
      new Set([
        ...(models ?? []).flatMap(({ id, aliases }) => [id, ...(aliases ?? [])]),
        ...(list?.engines ?? []).flatMap((engine) => engine.models.map(({ id }) => id)),
      ]),
    [models, list],
  );
}
