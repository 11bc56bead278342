/**
 * The id of the first administrator, whom the migration of the people creates: `STUDIO_PASSWORD` is their password, and
 * in a studio without a login everybody is this person.
 */
export const firstPersonId = '00000000-0000-4000-8000-000000000001';
