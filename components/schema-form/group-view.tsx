'use client';

import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import type { GroupField } from '@/lib/schema-form/form-field';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { fieldOf, formOf } from '@/lib/schema-form/rjsf/rjsf-schema';
import { controlId, controlIds, type FieldPath } from './fields/control-props';
import { FieldIssues } from './issues/field-issues';
import { useIssuesAt } from './issues/visible-issues-provider';
import { type DrawnFields, FormRows } from './rows/form-rows';
import { ModeRows } from './rows/mode-rows';
import { GroupFrame } from './rows/group-frame';
import { SettingsFold } from './rows/settings-fold';
import { RegistryProvider } from './structure/inner-field';

/** The rjsf template of objects: the form itself, and the groups inside it. */
export function GroupView({ properties, uiSchema, fieldPathId, registry }: ObjectFieldTemplateProps) {
  const group = fieldOf(uiSchema);
  const form = formOf(uiSchema);
  const drawn: DrawnFields = new Map(properties.map(({ name, content }) => [name, content]));
  if (form !== null) {
    return (
      <RegistryProvider value={registry}>
        <WholeForm form={form} drawn={drawn} />
      </RegistryProvider>
    );
  }
  if (group?.kind !== 'group') return null;
  const { label, hideError } = getUiOptions(uiSchema);
  const shared = { group, drawn, path: fieldPathId.path };
  return label === false ? (
    <PlainGroup {...shared} hidesIssues={hideError === true} />
  ) : (
    <GroupFrame field={group} path={fieldPathId.path}>
      <FormRows rows={group.rows} fields={group.fields} drawn={drawn} />
    </GroupFrame>
  );
}

/** The rows of the form: the main settings first, the others folded. */
function WholeForm({ form, drawn }: { form: FormModel; drawn: DrawnFields }) {
  const { fields, main, more, developer, modes } = form;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {modes.length > 0 ? (
        <ModeRows rows={main} modes={modes} fields={fields} drawn={drawn} />
      ) : (
        <FormRows rows={main} fields={fields} drawn={drawn} />
      )}
      {more.length > 0 && (
        <SettingsFold name="more">
          <FormRows rows={more} fields={fields} drawn={drawn} />
        </SettingsFold>
      )}
      {developer.length > 0 && (
        <SettingsFold name="developer">
          <FormRows rows={developer} fields={fields} drawn={drawn} />
        </SettingsFold>
      )}
    </div>
  );
}

/** A group whose name is shown elsewhere, as on its card. */
function PlainGroup({
  group,
  drawn,
  path,
  hidesIssues,
}: {
  group: GroupField;
  drawn: DrawnFields;
  path: FieldPath;
  hidesIssues: boolean;
}) {
  const issues = useIssuesAt(group.pointer);
  return (
    <div data-pointer={group.pointer} className="flex min-w-0 flex-col gap-4">
      <FormRows rows={group.rows} fields={group.fields} drawn={drawn} />
      {!hidesIssues && <FieldIssues id={controlIds(controlId(path)).issue} issues={issues} />}
    </div>
  );
}
