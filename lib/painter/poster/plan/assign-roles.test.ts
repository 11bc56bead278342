import { describe, expect, it } from 'vitest';
import { readQuotedTexts } from '../../type/quoted-texts.ts';
import { assignRoles } from './assign-roles.ts';

const rolesOf = (prompt: string) => assignRoles(prompt, readQuotedTexts(prompt));

describe('assignRoles', () => {
  it('goes by order where the words say nothing', () => {
    expect(rolesOf('a poster "One" "Two" "Three" "Four"')).toEqual({
      headline: 'One',
      subline: 'Two',
      captions: ['Three', 'Four'],
    });
  });

  it('goes by the words around a quotation', () => {
    expect(rolesOf('small print "12 May", the headline "Spring", tagline "All in bloom"')).toEqual({
      headline: 'Spring',
      subline: 'All in bloom',
      captions: ['12 May'],
    });
  });

  it('takes no date out of “save the date”', () => {
    expect(rolesOf('save the date invitation "Ana & Tom" "14.09."')?.headline).toBe('Ana & Tom');
  });

  it('has nothing to give where nothing is quoted', () => {
    expect(rolesOf('a poster for a fair')).toBeNull();
  });
});
