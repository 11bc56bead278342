const nouns = { image: ['image', 'images'], video: ['video', 'videos'], result: ['result', 'results'] } as const;
type Noun = keyof typeof nouns;

/** The messages of a batch on the stage. */
export const batchMessages = {
  differences: { model: 'Model', prompt: 'Prompt', seed: 'Seed', unset: 'default' },
  count: (count: number, noun: Noun) => `${count} ${nouns[noun][count === 1 ? 0 : 1]}`,
  /** “Scene painter · 4 images”, “3 models · 3 images”. */
  summary: (models: readonly string[], count: string) =>
    `${models.length === 1 ? models[0] : `${models.length} models`} · ${count}`,
  position: (number: number, of: number) => `${number} of ${of}`,
  cell: (noun: Noun, number: number, of: number) => `${capital(nouns[noun][0])} ${number} of ${of}`,
  done: (done: number, of: number) => `${done} of ${of} done`,
  seed: (seed: string) => `Seed ${seed}`,
  setting: (label: string, value: string) => `${label} ${value}`,
  quoted: (text: string) => `“${text}”`,

  view: 'View',
  grid: 'Grid',
  single: 'Single',
  backToGrid: 'Back to the grid (Esc)',
  previous: 'Previous (←)',
  next: 'Next (→)',
  compare: (count: number) => `Compare ${count}`,
  compareHint: (count: number) => `Compare ${count} results (C)`,

  select: (cell: string) => `Select ${cell}`,
  keep: 'Keep',
  reject: 'Reject',
  keepHint: 'Keep (K)',
  rejectHint: 'Reject (X)',
  kept: 'Kept',
  rejected: 'Rejected',
  trashed: 'In the trash',
  undo: 'Undo',
  undoKept: 'Remove “Kept”',
  restore: 'Restore',
  star: 'Star (S)',
  unstar: 'Remove star (S)',
  starred: 'Starred',
  sendTo: 'Send to… (T)',
  download: 'Download',
  trash: 'Move to trash (Delete)',
  actionsOf: (cell: string) => `Actions for ${cell}`,
  preview: 'Preview',

  queued: 'Queued',
  held: 'On hold',
  resume: 'Resume',
  missing: 'The result is missing',
  retry: 'Retry',
  editRequest: 'Edit request',
  resolve: 'Resolve…',
  selected: 'selected',
  keysHint: 'Arrow keys move, Enter opens, Space selects, K keeps, X rejects.',

  differs: 'Different from the others',
  onlyThisDiffers: (label: string) => `${label} · only this differs`,
  thumbnails: 'Results of this batch',
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
