/** Prompts of the suite: quick to draw, and without the colours of its cards. */
export const words = {
  barn: 'A red barn in a green field under a blue sky',
  sea: 'A calm grey sea under pale clouds',
  table: 'Image 1 and Image 2 side by side on a stone table',
  film: 'Grey hills under drifting clouds, slow pan to the right',
} as const;
