/** What people read when the studio's disk takes no more. */
export const diskFullWords = 'The disk of this studio is full. Free some space, then try again.';
