import type { BoardAccess } from './board-access.ts';
import type { Permission, Role } from './permissions.ts';

/** Everything that the audit log records, in the groups by which it is filtered. */
export const auditActions = {
  logins: [
    'logged_in',
    'login_failed',
    'login_limited',
    'login_refused',
    'password_wrong',
    'logged_out',
    'session_ended',
    'sessions_ended',
  ],
  people: [
    'invitation_created',
    'invitation_revoked',
    'person_joined',
    'person_created',
    'person_linked',
    'person_renamed',
    'role_changed',
    'person_deactivated',
    'person_reactivated',
    'password_changed',
    'password_link_created',
    'password_link_used',
  ],
  tokens: ['api_token_created', 'api_token_removed'],
  deletions: [
    'items_trashed',
    'items_restored',
    'trash_emptied',
    'board_deleted',
    'board_restored',
    'folder_deleted',
    'folder_restored',
    'comment_deleted',
    'preset_deleted',
    'storyboard_deleted',
    'storyboard_restored',
    'snippet_deleted',
    'fine_tune_deleted',
    'repository_file_deleted',
  ],
  sharing: ['board_shared', 'board_left', 'link_created', 'link_revoked'],
  settings: ['engine_connected', 'engine_removed', 'engine_model_saved', 'engine_model_removed', 'limits_changed'],
  log: ['audit_exported'],
} as const;

export type AuditGroup = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditGroup][number];

/** The groups, in the order in which they are offered. */
export const auditGroups = Object.keys(auditActions) as AuditGroup[];

/** How somebody proved who they are: at a login by the last four, in other requests by the first four. */
export const auditAccesses = ['session', 'token', 'open', 'proxy', 'password', 'openid', 'link'] as const;
export type AuditAccess = (typeof auditAccesses)[number];

/** The kinds of things that something is done to. */
export const auditSubjects = [
  'person',
  'invitation',
  'api_token',
  'board',
  'folder',
  'preset',
  'storyboard',
  'snippet',
  'fine_tune',
  'repository_file',
  'engine',
  'model',
  'role',
] as const;
export type AuditSubjectKind = (typeof auditSubjects)[number];

/** A change of a value. */
interface Change<Value> {
  from: Value;
  to: Value;
}

/** A member of a board, by their name at the time. */
export interface AuditMember {
  name: string;
  /** What they may do with it; null for nothing. */
  access: BoardAccess | null;
}

type Nothing = Record<string, never>;

/** What an entry says besides who did what to which thing. Never secrets, passwords, prompts, or texts of people. */
export interface AuditDetails {
  logged_in: Nothing;
  /**
   * `email`: as it was entered, cut off. `omitted`: how many failed logins before this one were too many to record one
   * by one.
   */
  login_failed: { email: string; omitted: number };
  login_limited: { email: string; omitted: number };
  /** `name`: what the provider or proxy calls them. */
  login_refused: { name: string; omitted: number };
  password_wrong: Nothing;
  logged_out: Nothing;
  session_ended: Nothing;
  sessions_ended: { sessions: number; tokens: number };
  invitation_created: { role: Role };
  invitation_revoked: { role: Role };
  person_joined: { role: Role };
  person_created: { role: Role };
  person_linked: Nothing;
  person_renamed: { name: Change<string> | null; email: Change<string | null> | null };
  role_changed: Change<Role>;
  person_deactivated: Nothing;
  person_reactivated: Nothing;
  password_changed: Nothing;
  password_link_created: Nothing;
  password_link_used: Nothing;
  api_token_created: { scope: Permission; expiresInDays: number | null };
  api_token_removed: Nothing;
  items_trashed: { count: number };
  items_restored: { count: number };
  trash_emptied: { count: number };
  board_deleted: Nothing;
  board_restored: Nothing;
  folder_deleted: Nothing;
  folder_restored: Nothing;
  /** `author`: who had written it. */
  comment_deleted: { author: string };
  preset_deleted: { model: string };
  storyboard_deleted: Nothing;
  storyboard_restored: Nothing;
  snippet_deleted: Nothing;
  fine_tune_deleted: { repository: string };
  repository_file_deleted: { repository: string };
  /** Only what changed: everyone's access, and the members who were added, removed or given another access. */
  board_shared: { everyone: Change<BoardAccess | null> | null; members: AuditMember[] };
  board_left: Nothing;
  link_created: { label: string; expiresAt: string; hasDownloads: boolean };
  link_revoked: { label: string };
  engine_connected: { address: string };
  engine_removed: Nothing;
  engine_model_saved: { engine: string };
  engine_model_removed: { engine: string };
  /** By the name of the limit. `none`: no limit, whatever the role has; `unset`: no limit of its own. */
  limits_changed: { limits: Record<string, Change<number | 'none' | 'unset'>> };
  audit_exported: { format: AuditFormat; filter: Record<string, string> };
}

/** The formats of an export: a table, or a JSON object a line. */
export const auditFormats = ['csv', 'jsonl'] as const;
export type AuditFormat = (typeof auditFormats)[number];

/** The thing that something was done to. */
export interface AuditSubject {
  kind: AuditSubjectKind;
  id: string;
  /** Its name at the time; null for a board or a folder that administrators do not see. */
  name: string | null;
}

/** What was done. */
export type AuditEvent = {
  [Action in AuditAction]: { action: Action; subject: AuditSubject | null; details: AuditDetails[Action] };
}[AuditAction];

/** Who did it, as they were called at the time. */
export interface AuditPerson {
  id: string;
  name: string;
  email: string | null;
}

/** An entry of the audit log. */
export type AuditEntry = AuditEvent & {
  id: string;
  time: string;
  /** Null for somebody unknown, as at a failed login. */
  by: AuditPerson | null;
  access: AuditAccess;
  /** The name of the API token of the request; null without one. */
  token: string | null;
  /** The IP address of the request; null when it is unknown. */
  address: string | null;
  /** The browser's `User-Agent`, cut off; empty when it sent none. */
  userAgent: string;
};

/** A page of the audit log. */
export interface AuditPage {
  /** The newest first. */
  entries: AuditEntry[];
  /** Goes into `before` for the next page; null on the last one. */
  nextCursor: string | null;
}
