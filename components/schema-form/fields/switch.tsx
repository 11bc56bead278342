'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Switch } from '@/components/ui/switch';
import { staysUnset, type SwitchField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { controlAttributes, controlIds, type ControlProps } from './control-props';
import type { FieldDefinition } from './field-definition';

export const switchField: FieldDefinition<SwitchField> = {
  Control: SwitchControl,
  takesLabel: (field) => !staysUnset(field),
};

/** On or off. Where the model decides unless one is chosen, both stand side by side: an off switch would look chosen. */
function SwitchControl(props: ControlProps<SwitchField>) {
  const { field } = props;
  const value = props.value ?? field.defaultValue;
  if (staysUnset(field)) {
    return (
      <div className="flex items-center gap-2">
        {value == null && <span className="text-sm text-faint">{messages.notSet}</span>}
        <Segmented
          id={props.id}
          value={typeof value === 'boolean' ? String(value) : ''}
          onValueChange={(chosen) => props.onChange(chosen === 'true')}
          aria-labelledby={controlIds(props.id).label}
          {...controlAttributes(props)}
        >
          <SegmentedItem value="false">{messages.off}</SegmentedItem>
          <SegmentedItem value="true">{messages.on}</SegmentedItem>
        </Segmented>
      </div>
    );
  }
  return (
    <div className="flex items-center max-desk:min-h-11">
      <Switch
        id={props.id}
        checked={value === true}
        onCheckedChange={(isOn) => props.onChange(isOn)}
        {...controlAttributes(props)}
      />
    </div>
  );
}
