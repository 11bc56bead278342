import { describe, expect, it } from 'vitest';
import {
  auditActions,
  type AuditAction,
  type AuditDetails,
  type AuditEvent,
} from '@/lib/contract/studio/audit-actions';
import { runWithLocale } from '@/lib/intl/run-with-locale';
import { registerTranslations } from '@/lib/intl/translations';
import { personGerman } from '../messages.de';
import { createAuditEntry } from '../testing/people';
import { tokenGerman } from '../tokens/messages.de';
import { describeAccess, describeEntry } from './describe-entry';
import { auditGerman } from './messages.de';

registerTranslations('de', { audit: auditGerman, person: personGerman, apiToken: tokenGerman });

const now = new Date('2026-03-12T12:00:00Z');
const annsId = '11111111-1111-4111-8111-111111111111';
const ben = { kind: 'person', id: '22222222-2222-4222-8222-222222222222', name: 'Ben' } as const;
const ann = { kind: 'person', id: annsId, name: 'Ann' } as const;
const board = { kind: 'board', id: 'b', name: 'Cold places' } as const;
const secret = { ...board, name: null };

const describeEvent = (event: AuditEvent, by: 'Ann' | null = 'Ann') =>
  describeEntry(createAuditEntry('1', event, by === null ? { by: null } : {}), now);

describe('describeEntry', () => {
  it.each<[AuditEvent, string]>([
    [{ action: 'logged_in', subject: null, details: {} }, 'Ann logged in.'],
    [
      { action: 'role_changed', subject: ben, details: { from: 'maker', to: 'viewer' } },
      'Ann changed the role of Ben from Maker to Viewer.',
    ],
    [
      { action: 'role_changed', subject: ann, details: { from: 'maker', to: 'viewer' } },
      'A login changed the role of Ann from Maker to Viewer.',
    ],
    [
      { action: 'sessions_ended', subject: ann, details: { sessions: 2, tokens: 0 } },
      'Ann logged out of all browsers.',
    ],
    [
      { action: 'sessions_ended', subject: ben, details: { sessions: 2, tokens: 1 } },
      'Ann logged Ben out of all browsers.',
    ],
    [
      {
        action: 'person_renamed',
        subject: ann,
        details: { name: { from: 'An', to: 'Ann' }, email: { from: null, to: 'ann@example.com' } },
      },
      'Ann changed the name from “An” to “Ann” and the e-mail address from none to ann@example.com.',
    ],
    [{ action: 'items_trashed', subject: null, details: { count: 1 } }, 'Ann moved 1 item to the trash.'],
    [{ action: 'trash_emptied', subject: null, details: { count: 12 } }, 'Ann deleted 12 items permanently.'],
    [{ action: 'board_deleted', subject: board, details: {} }, 'Ann deleted the board “Cold places”.'],
    [{ action: 'board_deleted', subject: secret, details: {} }, 'Ann deleted a private board.'],
    [
      {
        action: 'board_shared',
        subject: board,
        details: {
          everyone: { from: null, to: 'view' },
          members: [
            { name: 'Ben', access: 'edit' },
            { name: 'Cleo', access: null },
          ],
        },
      },
      'Ann shared the board “Cold places”: everyone (view), Ben (edit), and Cleo (no access).',
    ],
    [
      {
        action: 'limits_changed',
        subject: { kind: 'role', id: 'maker', name: null },
        details: { limits: { jobsPerDay: { from: 10, to: 20 }, storageBytes: { from: 'unset', to: 5e9 } } },
      },
      'Ann changed the limits of the role Maker: jobs a day 10 → 20 and storage no limit → 5.0 GB.',
    ],
    [
      {
        action: 'limits_changed',
        subject: ben,
        details: {
          limits: { jobsAtOnce: { from: 'unset', to: 'none' }, spendingPerMonth: { from: 12.5, to: 'unset' } },
        },
      },
      'Ann changed the limits of Ben: jobs at once as the role → no limit and spending a month $12.50 → as the role.',
    ],
    [
      {
        action: 'api_token_created',
        subject: { kind: 'api_token', id: 't', name: 'Nightly' },
        details: { scope: 'make', expiresInDays: null },
      },
      'Ann created the API token “Nightly” with the scope Read and write.',
    ],
  ])('says of %j', (event, sentence) => {
    expect(describeEvent(event)).toBe(sentence);
  });

  it.each<[AuditEvent, string]>([
    [
      { action: 'login_failed', subject: ben, details: { email: 'ben@example.com', omitted: 0 } },
      'Wrong password for Ben. Entered: ben@example.com.',
    ],
    [
      { action: 'login_failed', subject: null, details: { email: 'eve@example.com', omitted: 3 } },
      'Wrong e-mail address or password. Entered: eve@example.com. 3 more failed logins were not recorded one by one.',
    ],
    [{ action: 'login_failed', subject: ann, details: { email: '', omitted: 0 } }, 'Wrong password for Ann.'],
    [
      { action: 'login_limited', subject: null, details: { email: '', omitted: 0 } },
      'Logins were refused after too many wrong passwords.',
    ],
    [
      { action: 'login_refused', subject: null, details: { name: 'eve', omitted: 0 } },
      '“eve” was refused: no access to this studio.',
    ],
  ])('says of somebody unknown %j', (event, sentence) => {
    expect(describeEvent(event, null)).toBe(sentence);
  });

  it('speaks German', () => {
    const event = { action: 'role_changed', subject: ben, details: { from: 'maker', to: 'viewer' } } as const;
    expect(runWithLocale('de', () => describeEvent(event))).toBe(
      'Ann hat die Rolle von Ben von Ersteller in Betrachter geändert.',
    );
  });

  it.each(Object.values(auditActions).flat())('has a whole sentence for %s', (action) => {
    const details: Partial<Record<AuditAction, AuditDetails[AuditAction]>> = {
      login_failed: { email: 'e', omitted: 0 },
      login_limited: { email: 'e', omitted: 0 },
      login_refused: { name: 'e', omitted: 0 },
      invitation_created: { role: 'maker' },
      person_joined: { role: 'maker' },
      person_created: { role: 'maker' },
      person_renamed: { name: { from: 'a', to: 'b' }, email: null },
      role_changed: { from: 'maker', to: 'viewer' },
      limits_changed: { limits: { jobsAtOnce: { from: 'none', to: 3 } } },
      api_token_created: { scope: 'view', expiresInDays: null },
      items_trashed: { count: 1 },
      items_restored: { count: 1 },
      trash_emptied: { count: 1 },
      comment_deleted: { author: 'Ben' },
      preset_deleted: { model: 'ig-1' },
      fine_tune_deleted: { repository: 'ann/faces' },
      repository_file_deleted: { repository: 'ann/faces' },
      board_shared: { everyone: null, members: [{ name: 'Ben', access: 'view' }] },
      link_created: { label: '', expiresAt: '2026-03-20T12:00:00Z', hasDownloads: true },
      engine_connected: { address: 'http://192.0.2.5:8188' },
      engine_model_saved: { engine: 'atelier' },
      engine_model_removed: { engine: 'atelier' },
    };
    const event = { action, subject: { ...board, name: 'Thing' }, details: details[action] ?? {} } as AuditEvent;
    for (const locale of ['en', 'de'] as const) {
      const sentence = runWithLocale(locale, () => describeEvent(event));
      expect(sentence).not.toMatch(/[{}]|undefined|_/);
      expect(sentence).toMatch(/\.$/);
    }
  });

  it('names an action that this version does not know', () => {
    const event = { action: 'cake_baked', subject: null, details: {} } as unknown as AuditEvent;
    expect(describeEvent(event)).toBe('Ann: cake_baked');
  });
});

describe('describeAccess', () => {
  it('says from where and how', () => {
    const entry = createAuditEntry('1', undefined, { access: 'openid' });
    expect(describeAccess(entry, 'Firefox on Linux')).toBe('192.0.2.1 · Firefox on Linux · by single sign-on');
    expect(describeAccess({ ...entry, access: 'token', token: 'Nightly' }, '')).toBe(
      '192.0.2.1 · by the API token “Nightly”',
    );
    expect(describeAccess({ ...entry, access: 'open', address: null }, '')).toBe('');
  });
});
