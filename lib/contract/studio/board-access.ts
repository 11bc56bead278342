/** What a board may be shared for: to view it, or also to rename it and to add and remove items. */
export const boardAccesses = ['view', 'edit'] as const;
export type BoardAccess = (typeof boardAccesses)[number];
