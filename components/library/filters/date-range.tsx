'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { Button } from '@/components/ui/button';
import { dateOfDay, dayOfDate, firstWeekday } from './day-text';
import { readerTag } from '@/lib/intl/reader-tag';
import { filterMessages } from './messages';

/** Both days are included; null is open. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

const day =
  'mx-auto grid size-8 place-items-center rounded-sm hover:bg-sunken focus-visible:outline-2 focus-visible:outline-accent disabled:text-faint disabled:hover:bg-transparent max-desk:size-11';
const nav =
  'grid size-8 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text aria-disabled:opacity-40 max-desk:size-11';
const classes = {
  root: 'relative',
  months: 'relative',
  nav: 'absolute top-0 right-0 flex',
  button_previous: nav,
  button_next: nav,
  month_caption: 'flex h-8 items-center pl-2 font-semibold max-desk:h-11',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-7 text-xs font-normal text-faint',
  day_button: day,
  day: 'p-0 text-center tabular-nums',
  today: 'font-bold text-accent',
  outside: 'text-faint',
  range_start: '[&>button]:bg-accent [&>button]:text-accent-text',
  range_end: '[&>button]:bg-accent [&>button]:text-accent-text',
  range_middle: 'bg-accent-soft',
};

/** A calendar in the reader’s own language settings, with common ranges beside it. */
export function DateRange({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const [today] = useState(() => new Date());
  const [locale] = useState(readerTag);
  const [formats] = useState(() => ({
    caption: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'short' }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }),
  }));
  const before = (days: number) =>
    dayOfDate(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days, 12));
  const { presets } = filterMessages;
  const choices = [
    { label: presets.today, from: before(0) },
    { label: presets.week, from: before(6) },
    { label: presets.month, from: before(29) },
    { label: presets.year, from: `${before(0).slice(0, 4)}-01-01` },
  ];
  const selected =
    range.from === null && range.to === null
      ? undefined
      : {
          from: dateOfDay(range.from ?? range.to ?? ''),
          to: range.to === null ? today : dateOfDay(range.to),
        };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-1.5">
        {choices.map(({ label, from }) => (
          <Button
            key={label}
            size="sm"
            aria-pressed={range.from === from && range.to === null}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft max-desk:h-11"
            onClick={() => onChange({ from, to: null })}
          >
            {label}
          </Button>
        ))}
      </div>
      <DayPicker
        mode="range"
        selected={selected}
        onSelect={(next) =>
          onChange({
            from: next?.from === undefined ? null : dayOfDate(next.from),
            to: next?.to === undefined ? null : dayOfDate(next.to),
          })
        }
        defaultMonth={selected?.to ?? today}
        weekStartsOn={firstWeekday(locale)}
        disabled={{ after: today }}
        endMonth={today}
        classNames={classes}
        formatters={{
          formatCaption: (month) => formats.caption.format(month),
          formatWeekdayName: (weekday) => formats.weekday.format(weekday),
          formatDay: (date) => String(date.getDate()),
        }}
        labels={{
          labelDayButton: (date) => formats.day.format(date),
          labelPrevious: () => filterMessages.previousMonth,
          labelNext: () => filterMessages.nextMonth,
          labelGrid: (month) => formats.caption.format(month),
          labelWeekday: (weekday) => formats.weekday.format(weekday),
        }}
        components={{ Chevron: Arrow }}
      />
    </div>
  );
}

function Arrow({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-4" />;
}
