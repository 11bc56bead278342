'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { modelListOptions } from '@/lib/client/models/models';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { LooseModel } from '@/lib/contract/model';
import { fieldLabel } from '@/lib/schema-form/field-label';
import { isJsonObject, textOf } from '@/lib/schema-form/json';

/** The name of a setting as forms show it, by its name in requests. */
export type SettingNames = (name: string) => string;

/** Reads the names of settings from the schemas of models; of several names of one, the most frequent. */
export function settingNames(models: readonly LooseModel[]): SettingNames {
  const labels = new Map<string, string[]>();
  for (const model of models) {
    const properties = schemaOf(model)?.['properties'];
    for (const [name, property] of Object.entries(isJsonObject(properties) ? properties : {})) {
      const label = fieldLabel(name, isJsonObject(property) ? textOf(property['title']) : null);
      labels.set(name, [...(labels.get(name) ?? []), label]);
    }
  }
  const chosen = new Map([...labels].map(([name, all]) => [name, mostFrequent(all)]));
  return (name) => chosen.get(name) ?? fieldLabel(name, null);
}

function mostFrequent(labels: readonly string[]): string {
  const groups = [...Map.groupBy(labels, (label) => label)].toSorted(([, one], [, other]) => other.length - one.length);
  return groups[0]?.[0] ?? '';
}

const noModels: LooseModel[] = [];

/** The names of settings as forms show them; from their names in requests, until the models have loaded. */
export function useSettingNames({ isNeeded = true } = {}): SettingNames {
  const { data = noModels } = useQuery({ ...modelListOptions(), enabled: isNeeded });
  // Without a need, a cached list is not read either.
  return useMemo(() => settingNames(isNeeded ? data : noModels), [data, isNeeded]);
}
