'use client';

import { Pipette } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import {
  colourFromText,
  colourText,
  colourValue,
  hexOf,
  readColourText,
  readColourValue,
} from '@/lib/schema-form/kinds/colour/colour-value';
import { messages } from '@/lib/schema-form/messages';
import { type ControlProps, controlAttributes } from './control-props';
import type { ColourField } from '@/lib/schema-form/form-field';
import type { FieldDefinition } from './field-definition';

export const colourField: FieldDefinition<ColourField> = { Control: ColourControl, takesLabel: () => true };

const nothing = '#808080';

/** A colour: picked from the browser's own palette, or typed in any common notation. */
function ColourControl(props: ControlProps<ColourField>) {
  const { field } = props;
  const { notation, label, defaultValue } = field;
  const value = props.value ?? defaultValue ?? undefined;
  const colour = readColourValue(notation, value);
  const pick = (hex: string) => {
    const picked = readColourText(hex);
    if (picked !== null) props.onChange(colourValue(notation, picked));
  };
  return (
    <div className="flex items-center gap-2">
      <span className="relative size-8 shrink-0 max-desk:size-11">
        <input
          type="color"
          aria-label={messages.pickColour({ label })}
          title={messages.pickColour({ label })}
          value={colour === null ? nothing : hexOf(colour)}
          className={classNames(
            'size-full cursor-pointer appearance-none overflow-hidden rounded border border-line-strong bg-panel p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0',
            colour === null && '[&::-moz-color-swatch]:opacity-0 [&::-webkit-color-swatch]:opacity-0',
          )}
          onChange={(event) => pick(event.target.value)}
        />
        {colour === null && (
          <Pipette aria-hidden className="pointer-events-none absolute inset-0 m-auto size-4 text-faint" />
        )}
      </span>
      <Input
        id={props.id}
        name={field.name}
        value={colourText(notation, value)}
        placeholder={messages.colourPlaceholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono"
        onChange={(event) => {
          const text = event.target.value;
          props.onChange(text === '' ? undefined : colourFromText(notation, text));
        }}
        {...controlAttributes(props)}
      />
    </div>
  );
}
