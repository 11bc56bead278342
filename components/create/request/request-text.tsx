'use client';

import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { JsonObject } from '@/lib/contract/model';
import { readRequestText, requestText } from '@/lib/schema-form/values/request-body';
import { lateMessages } from '../messages-late';

/** A request as it is being typed, and the last values that were read from it. */
export interface TypedRequest {
  text: string;
  values: JsonObject;
}

/** A request as JSON. The text stays as typed; whenever it is valid, the form gets its values. */
export function RequestText({
  schema,
  values,
  typed,
  onTyped,
  onChange,
  onBlock,
}: {
  schema: JsonObject;
  values: JsonObject;
  typed: TypedRequest;
  onTyped: (typed: TypedRequest) => void;
  onChange: (values: JsonObject) => void;
  /** Called with the reason why the text can't be sent; null when it can. */
  onBlock: (reason: string | null) => void;
}) {
  const id = useId();
  const text = typed.values === values ? typed.text : requestText(schema, values);
  const reading = readRequestText(schema, text);
  const error = reading.state === 'issue' ? reading.message : null;
  const left = reading.state === 'values' ? reading.left : [];

  const block = useEffectEvent(onBlock);
  // Synchronously, before a key press could send the old values.
  useLayoutEffect(() => {
    block(error === null ? null : lateMessages.notJson({ why: error }));
    return () => block(null);
  }, [error]);

  function type(next: string) {
    const read = readRequestText(schema, next);
    const nextValues = read.state === 'values' ? read.values : values;
    onTyped({ text: next, values: nextValues });
    if (nextValues !== values) onChange(nextValues);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{lateMessages.asJson}</Label>
      <Textarea
        id={id}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        className="max-h-96 min-h-40! overflow-auto font-mono"
        onChange={(event) => type(event.target.value)}
      />
      <p
        id={`${id}-note`}
        role="status"
        className={`text-sm wrap-anywhere ${error === null ? 'text-muted' : 'text-bad'}`}
      >
        {error ?? (left.length > 0 ? lateMessages.unknownNames({ names: left.join(', ') }) : '')}
      </p>
    </div>
  );
}
