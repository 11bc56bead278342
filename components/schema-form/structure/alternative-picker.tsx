'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

const mostSegments = 4;
const mostLetters = 38;

/** Which of several ways is in use: side by side where there are few, else in a list. */
export function AlternativePicker({
  id,
  label,
  titles,
  at,
  onChoose,
}: {
  id: string;
  label: string;
  titles: readonly string[];
  at: number;
  onChoose: (at: number) => void;
}) {
  const letters = Math.max(0, ...titles.map((title) => title.length)) * titles.length;
  const choose = (place: string) => {
    if (place !== '') onChoose(Number(place));
  };
  if (titles.length <= mostSegments && letters <= mostLetters) {
    return (
      <Segmented id={id} aria-label={label} value={String(at)} onValueChange={choose}>
        {titles.map((title, place) => (
          <SegmentedItem key={title} value={String(place)} title={title}>
            <span className="truncate">{title}</span>
          </SegmentedItem>
        ))}
      </Segmented>
    );
  }
  return (
    <Select value={String(at)} onValueChange={choose}>
      <SelectTrigger id={id} aria-label={label}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {titles.map((title, place) => (
          <SelectItem key={title} value={String(place)}>
            {title}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
