'use client';

import { Switch } from '@/components/ui/switch';
import { type ControlProps, controlAttributes } from './control-props';
import type { SwitchField } from '@/lib/schema-form/form-field';
import type { FieldDefinition } from './field-definition';

export const switchField: FieldDefinition<SwitchField> = { Control: SwitchControl, takesLabel: () => true };

/** On or off. */
function SwitchControl(props: ControlProps<SwitchField>) {
  const { field } = props;
  const value = props.value ?? field.defaultValue;
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
