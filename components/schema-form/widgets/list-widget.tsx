'use client';

import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { messages } from '@/lib/schema-form/messages';
import { optionLabel } from '@/lib/schema-form/read-choice';
import { useChoice } from '../use-choice';
import { widgetAttributes, widgetField } from '../widget-field';

const other = 'other';
const unlisted = 'unlisted';
const nothing = 'nothing';

/** One of many values, or of long ones; a value of one's own where the model takes it. */
export function ListWidget(props: WidgetProps) {
  const field = widgetField(props, 'choice');
  const { chosen, choose, value } = useChoice(field, props);
  const isUnlisted = chosen === '' && value !== undefined && value !== '';
  const [isOwn, setIsOwn] = useState(field.takesOther && isUnlisted);
  const canBeNothing = !field.isRequired && field.defaultValue === null && value !== undefined;
  const change = (place: string) => {
    setIsOwn(place === other);
    if (place === other) props.onChange('');
    else if (place === nothing) props.onChange(undefined);
    else choose(place);
  };
  return (
    <div className="flex flex-col gap-2">
      <Select value={isOwn ? other : isUnlisted ? unlisted : chosen} onValueChange={change}>
        <SelectTrigger id={props.id} {...widgetAttributes(props)}>
          <SelectValue placeholder={messages.chooseValue} />
        </SelectTrigger>
        <SelectContent>
          {canBeNothing && <SelectItem value={nothing}>{messages.none}</SelectItem>}
          {field.options.map((option, place) => (
            <SelectItem key={option.label} value={String(place)}>
              {option.label}
            </SelectItem>
          ))}
          {isUnlisted && !isOwn && <SelectItem value={unlisted}>{optionLabel(value)}</SelectItem>}
          {field.takesOther && <SelectItem value={other}>{messages.otherValue}</SelectItem>}
        </SelectContent>
      </Select>
      {isOwn && (
        <Input
          aria-label={messages.otherValueLabel(field.label)}
          value={typeof value === 'string' ? value : ''}
          autoComplete="off"
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </div>
  );
}
