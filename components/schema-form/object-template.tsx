'use client';

import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { isJsonObject } from '@/lib/schema-form/json';
import { readRjsfOptions } from '@/lib/schema-form/rjsf/rjsf-schema';
import { FormRows, type RowField } from './rows/form-rows';
import { GroupFrame } from './rows/group-frame';
import { ModeRows } from './rows/mode-rows';
import { SettingsFold } from './rows/settings-fold';

/** The rows of the form, or of a group inside it: the main settings first, the others folded. */
export function ObjectTemplate({ properties, uiSchema, fieldPathId, errorSchema, formData }: ObjectFieldTemplateProps) {
  const { model, rows, more, developer, modes } = readRjsfOptions(uiSchema);
  const values = isJsonObject(formData) ? formData : {};
  const drawn = new Map(
    properties.flatMap(({ name, content }): [string, RowField][] => {
      const { model: field } = readRjsfOptions(uiSchema?.[name]);
      return field === null ? [] : [[name, { field, content }]];
    }),
  );
  if (model === null) {
    return (
      <div className="flex min-w-0 flex-col gap-5">
        {modes.length > 0 ? (
          <ModeRows rows={rows} modes={modes} drawn={drawn} values={values} />
        ) : (
          <FormRows rows={rows} drawn={drawn} values={values} />
        )}
        {more.length > 0 && (
          <SettingsFold name="more">
            <FormRows rows={more} drawn={drawn} values={values} />
          </SettingsFold>
        )}
        {developer.length > 0 && (
          <SettingsFold name="developer">
            <FormRows rows={developer} drawn={drawn} values={values} />
          </SettingsFold>
        )}
      </div>
    );
  }
  if (model.kind !== 'group') return null;
  return (
    <GroupFrame field={model} value={formData} errors={errorSchema} id={fieldPathId.$id}>
      <FormRows rows={rows} drawn={drawn} values={values} />
    </GroupFrame>
  );
}
