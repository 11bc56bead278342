'use client';

import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { downloadMessages as messages } from './messages';

const presets = ['original', '2048', '1024', 'custom'] as const;
const limits = { min: 16, max: 16_384 };

/** Chooses the longest side of images: their own, one of two usual ones, or any. */
export function SizeChoice({ edge, onChange }: { edge: number | null; onChange: (edge: number | null) => void }) {
  const [isCustom, setIsCustom] = useState(edge !== null && edge !== 2048 && edge !== 1024);
  const [typed, setTyped] = useState(String(edge ?? 1600));
  const size = Number(typed);
  const isValid = Number.isInteger(size) && size >= limits.min && size <= limits.max;
  return (
    <div>
      <p aria-hidden className="mb-1.5 font-medium">
        {messages.size}
      </p>
      <div className="flex items-center gap-2">
        <Segmented
          aria-label={messages.size}
          value={isCustom ? 'custom' : String(edge ?? 'original')}
          onValueChange={(value) => {
            setIsCustom(value === 'custom');
            if (value !== 'custom') onChange(value === 'original' ? null : Number(value));
            else if (isValid) onChange(size);
          }}
          className="w-full"
        >
          {presets.map((preset) => (
            <SegmentedItem key={preset} value={preset} className="px-1">
              {messages.sizes[preset]}
            </SegmentedItem>
          ))}
        </Segmented>
      </div>
      {isCustom && (
        <label className="mt-2 flex items-center gap-2 text-muted">
          <Input
            type="number"
            inputMode="numeric"
            aria-label={messages.customSize}
            aria-invalid={!isValid}
            {...limits}
            value={typed}
            className="w-28!"
            onChange={(event) => {
              setTyped(event.target.value);
              const next = Number(event.target.value);
              if (Number.isInteger(next) && next >= limits.min && next <= limits.max) onChange(next);
            }}
          />
          {isValid ? messages.pixels : messages.sizeLimits({ least: limits.min, most: limits.max })}
        </label>
      )}
      {edge !== null && <p className="mt-1.5 text-sm text-muted">{messages.neverEnlarged}</p>}
    </div>
  );
}
