import type { FormProps } from '@rjsf/core';
import type { FieldTemplateProps } from '@rjsf/utils';
import { fieldViewName } from '@/lib/schema-form/rjsf/rjsf-schema';
import { FieldView } from './field-view';
import { GroupView } from './group-view';

/** Easel's rjsf theme: one component draws every field with its label and issues, one draws every group. */
export const theme: Pick<FormProps, 'fields' | 'templates'> = {
  fields: { [fieldViewName]: FieldView },
  templates: { FieldTemplate: ({ children }: FieldTemplateProps) => children, ObjectFieldTemplate: GroupView },
};
