import type { ReactNode } from 'react';
import type { Goal } from '../check/goals';
import { newProjectMessages } from '../messages-late';

const scenes = [
  { sky: '#f2c66d', sun: '#fff3cf', hill: '#8a9a4e', near: '#5f7439', roof: '#a8492f' },
  { sky: '#c79ad0', sun: '#ffe3ea', hill: '#7d6a94', near: '#54476d', roof: '#6b3c5e' },
  { sky: '#8fc7ec', sun: '#ffffff', hill: '#7fb069', near: '#4f8a4c', roof: '#c0533b' },
];

/** Three images in one style. */
function Images() {
  return (
    <span className="flex">
      {scenes.map(({ sky, sun, hill, near, roof }) => (
        <svg
          key={sky}
          viewBox="0 0 40 44"
          className="-ml-1 h-11 w-10 rounded-xs border-2 border-panel shadow-raised first:ml-0"
        >
          <path fill={sky} d="M0 0h40v44H0z" />
          <circle fill={sun} cx="29" cy="11" r="5" />
          <path fill={hill} d="M0 27c10-6 22-5 40 0v17H0z" />
          <path fill={near} d="M0 35c14-5 26-3 40-1v10H0z" />
          <path fill="#f6efe2" d="M14 27h10v8H14z" />
          <path fill={roof} d="m12 27 7-6 7 6z" />
          <path fill={roof} d="M17.500 30h3v5h-3z" />
        </svg>
      ))}
    </span>
  );
}

const pages = [
  ['w-4/5', 'w-full', 'w-11/12', 'w-3/5'],
  ['w-3/5', 'w-full', 'w-full', 'w-3/4'],
  ['w-11/12', 'w-2/3', 'w-full', 'w-2/5'],
];

/** Three pages of text. */
function Pages() {
  return (
    <span className="flex">
      {pages.map((lines) => (
        <span
          key={lines.join(' ')}
          className="-ml-px flex h-11 w-10 flex-col gap-1 rounded-xs border border-line-strong bg-panel p-1.5 first:ml-0"
        >
          {lines.map((width) => (
            <span key={width} className={`h-[3px] rounded-full bg-line-strong ${width}`} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** A question and its reply. */
function Bubbles() {
  return (
    <span className="flex w-32 max-w-full flex-col gap-1.5 pt-0.5">
      <span className="h-4 w-22 rounded-lg rounded-bl-xs border border-line-strong bg-panel" />
      <span className="h-4 w-20 self-end rounded-lg rounded-br-xs bg-accent" />
    </span>
  );
}

const pictures: Record<Goal, ReactNode> = { style: <Images />, voice: <Pages />, conversations: <Bubbles /> };

/** What a card says of a goal: its material as a picture, its name, and which files fit. */
export function GoalFace({ goal }: { goal: Goal }) {
  const { name, lead, files } = newProjectMessages.goals[goal];
  return (
    <span className="block max-desk:flex max-desk:items-center max-desk:gap-3">
      <span aria-hidden className="mb-3 block h-11 max-desk:mb-0 max-desk:w-30 max-desk:shrink-0">
        {pictures[goal]}
      </span>
      <span className="block max-desk:pr-7">
        <span className="block text-md font-semibold">{name}</span>
        <span className="mt-0.5 block text-muted">{lead}</span>
        <span className="mt-2 block text-sm text-muted max-desk:hidden">{files}</span>
      </span>
    </span>
  );
}
