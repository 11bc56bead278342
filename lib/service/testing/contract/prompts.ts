/** Prompts of the suite: quick to render, and without the colours of its cards. */
export const prompts = {
  barn: 'A red barn in a green field under a blue sky',
  sea: 'A calm grey sea under pale clouds',
  table: 'The ball of Image 1 next to the ball of Image 2 on a stone table',
  video: 'Grey hills under drifting clouds, slow pan to the right',
} as const;
