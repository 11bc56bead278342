import type { FormProps } from '@rjsf/core';
import { type WidgetName, fieldComponentName, structureComponentName } from '@/lib/schema-form/rjsf/rjsf-schema';
import { FieldTemplate } from './field-template';
import { ObjectTemplate } from './object-template';
import { PromptWidget } from './prompt/prompt-widget';
import { SchemaFormField } from './schema-form-field';
import { StructureField } from './structure/structure-field';
import { AutoNumberWidget } from './widgets/auto-number-widget';
import { ButtonsWidget } from './widgets/buttons-widget';
import { ColourWidget } from './widgets/colour-widget';
import { JsonWidget } from './widgets/json-widget';
import { ListWidget } from './widgets/list-widget';
import { MediaWidget } from './media/media-widget';
import { NumberWidget } from './widgets/number-widget';
import { RatiosWidget } from './sizes/ratios-widget';
import { SeedWidget } from './widgets/seed-widget';
import { SliderWidget } from './widgets/slider-widget';
import { StepsWidget } from './widgets/steps-widget';
import { SwitchWidget } from './widgets/switch-widget';
import { TextListWidget } from './widgets/text-list-widget';
import { TextWidget } from './widgets/text-widget';

const widgets = {
  prompt: PromptWidget,
  lines: TextWidget,
  line: TextWidget,
  slider: SliderWidget,
  number: NumberWidget,
  'auto-number': AutoNumberWidget,
  seed: SeedWidget,
  switch: SwitchWidget,
  ratios: RatiosWidget,
  buttons: ButtonsWidget,
  steps: StepsWidget,
  list: ListWidget,
  colour: ColourWidget,
  media: MediaWidget,
  'text-list': TextListWidget,
  json: JsonWidget,
} satisfies Record<WidgetName, unknown>;

/** Easel's rjsf theme: the components of fields, groups, and every field kind. */
export const theme: Pick<FormProps, 'widgets' | 'fields' | 'templates'> = {
  widgets,
  fields: { [fieldComponentName]: SchemaFormField, [structureComponentName]: StructureField },
  templates: { FieldTemplate, ObjectFieldTemplate: ObjectTemplate },
};
