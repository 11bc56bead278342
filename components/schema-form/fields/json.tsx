'use client';

import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { messages } from '@/lib/schema-form/messages';
import { jsonText } from '@/lib/schema-form/kinds/json';
import { readValue } from '@/lib/schema-form/kinds/read-value';
import { type ControlProps, controlAttributes } from './control-props';
import type { JsonField } from '@/lib/schema-form/form-field';
import { findJsonSyntaxError } from '@/lib/contract/json-syntax-error';
import type { FieldDefinition } from './field-definition';

export const jsonField: FieldDefinition<JsonField> = { Control: JsonControl, takesLabel: () => true };

/**
 * A value without its own control, as JSON. The text stays as typed, valid or not; the status below follows it, and
 * leads to the first issue.
 */
function JsonControl(props: ControlProps<JsonField>) {
  const { field } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const text = jsonText(props.value ?? field.defaultValue ?? undefined);
  const reading = readValue(field, text);
  const issue = findJsonSyntaxError(text);
  const isJson = text.trim() !== '' && issue === null;
  // The field's own issue repeats this once it is shown.
  const isSaid = props.issues.length > 0;
  const goToIssue = () => {
    if (issue === null || area.current === null) return;
    area.current.focus();
    area.current.setSelectionRange(issue.offset, Math.min(text.length, issue.offset + 1));
  };
  return (
    <div className="flex flex-col gap-1">
      <Textarea
        ref={area}
        id={props.id}
        name={field.name}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        className="max-h-96 !min-h-[58px] overflow-auto font-mono"
        onChange={(event) => props.onChange(event.target.value)}
        {...controlAttributes(props)}
      />
      {text.trim() !== '' && (
        <div className="flex min-h-7 items-start gap-2 text-sm">
          <span className="min-w-0 flex-1 pt-1 text-muted wrap-anywhere">
            {reading.state === 'issue' && !isSaid && reading.message}
            {isJson && !isSaid && (
              <span className="flex items-center gap-1 text-faint">
                <Check aria-hidden className="size-3.5" />
                {messages.jsonFine}
              </span>
            )}
          </span>
          {reading.state === 'issue' && (
            <Button variant="quiet" size="sm" className="max-desk:h-11" onClick={goToIssue}>
              {messages.jsonGoToIssue}
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="max-desk:h-11"
            disabled={!isJson}
            onClick={() => props.onChange(JSON.stringify(JSON.parse(text), null, 2))}
          >
            {messages.jsonFormat}
          </Button>
        </div>
      )}
    </div>
  );
}
