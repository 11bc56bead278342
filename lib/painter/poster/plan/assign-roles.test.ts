import { describe, expect, it } from 'vitest';
import { readQuotedTexts } from '../../type/quoted-texts.ts';
import { assignRoles } from './assign-roles.ts';

const rolesOf = (prompt: string) => assignRoles(prompt, readQuotedTexts(prompt));

describe('assignRoles', () => {
  it('uses the order where the prompt gives no roles', () => {
    expect(rolesOf('a poster "One" "Two" "Three" "Four"')).toEqual({
      headline: 'One',
      subline: 'Two',
      captions: ['Three', 'Four'],
    });
  });

  it('uses the text around a quotation', () => {
    expect(rolesOf('small print "12 May", the headline "Spring", tagline "All in bloom"')).toEqual({
      headline: 'Spring',
      subline: 'All in bloom',
      captions: ['12 May'],
    });
  });

  it('reads no date from “save the date”', () => {
    expect(rolesOf('save the date invitation "Ana & Tom" "14.09."')?.headline).toBe('Ana & Tom');
  });

  it('returns null where nothing is quoted', () => {
    expect(rolesOf('a poster for a fair')).toBeNull();
  });
});
