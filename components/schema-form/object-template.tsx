'use client';

import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { isJsonObject } from '@/lib/schema-form/json';
import { readRjsfOptions } from '@/lib/schema-form/rjsf/rjsf-schema';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { FormRows, type RowField } from './rows/form-rows';
import { ModeRows } from './rows/mode-rows';
import { SettingsFold } from './rows/settings-fold';
import { widgetIds } from './widgets/widget-field';
import { FieldIssues } from './issues/field-issues';

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
  const ids = widgetIds(fieldPathId.$id);
  return (
    <fieldset data-pointer={model.pointer} aria-describedby={ids.issue} className="min-w-0">
      <legend className="font-medium">{model.label}</legend>
      {model.description !== null && <p className="mt-0.5 text-sm text-faint">{plainHelp(model.description)}</p>}
      <div className="mt-3 flex min-w-0 flex-col gap-4 border-l border-line-strong pl-4">
        <FormRows rows={rows} drawn={drawn} values={values} />
        <FieldIssues id={ids.issue} issues={errorSchema?.__errors ?? []} />
      </div>
    </fieldset>
  );
}
