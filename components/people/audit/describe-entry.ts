import { formatAmount } from '@/components/limits/describe-limit';
import { formatWhen } from '@/lib/client/format';
import type { AuditAction, AuditDetails, AuditEntry } from '@/lib/contract/studio/audit-actions';
import type { BoardAccess } from '@/lib/contract/studio/board-access';
import { limitKinds } from '@/lib/contract/studio/limit-kinds';
import type { Role } from '@/lib/contract/studio/permissions';
import { formatList } from '@/lib/intl/format-list';
import { personMessages } from '../messages';
import { tokenMessages } from '../tokens/messages';
import { auditMessages } from './messages';

/** What every sentence may say. */
interface Facts {
  who: string;
  name: string;
  /** Whether the thing has a name that administrators may see. */
  known: 'yes' | 'no';
  /** The kind of the thing; empty for none. */
  kind: string;
  /** Whether somebody did it to themselves. */
  own: 'yes' | 'no';
}

const none = 'none' as const;

function describeMember(name: string, access: BoardAccess | null): string {
  return auditMessages.members[access ?? none]({ name });
}

function describeSharing({ everyone, members }: AuditDetails['board_shared']): string {
  const ofEveryone = everyone === null ? [] : [auditMessages.everyone[everyone.to ?? none]];
  return formatList([...ofEveryone, ...members.map(({ name, access }) => describeMember(name, access))]);
}

function describeChanges({ name, email }: AuditDetails['person_renamed']): string {
  const { changes } = auditMessages.actions;
  return formatList([
    ...(name === null ? [] : [changes.name(name)]),
    ...(email === null ? [] : [changes.email({ from: email.from ?? changes.none, to: email.to ?? changes.none })]),
  ]);
}

/** Where a role has no limit of its own, there is none. */
function describeLimits({ limits }: AuditDetails['limits_changed'], kindOfSubject: string): string {
  const { none: noLimit, asRole } = auditMessages.limits;
  const unset = kindOfSubject === 'role' ? noLimit : asRole;
  const changes = limitKinds.flatMap((kind) => {
    const change = limits[kind];
    if (change === undefined) return [];
    const amount = (value: number | 'none' | 'unset') =>
      value === 'none' ? noLimit : value === 'unset' ? unset : formatAmount(kind, value);
    return [auditMessages.limits[kind]({ from: amount(change.from), to: amount(change.to) })];
  });
  return formatList(changes);
}

function withOmitted(sentence: string, { omitted }: { omitted: number }): string {
  return omitted === 0 ? sentence : `${sentence} ${auditMessages.actions.omitted({ count: omitted })}`;
}

type Sentence<Action extends AuditAction> = (facts: Facts, details: AuditDetails[Action], now: Date) => string;

const texts = () => auditMessages.actions;
const roleOf = (role: Role) => personMessages.roles[role];

/** The sentences that say something of the details in other words. */
const worded: { [Action in AuditAction]?: Sentence<Action> } = {
  login_failed(facts, details) {
    const hasEmail = details.email === '' ? 'no' : 'yes';
    return withOmitted(texts().login_failed({ ...facts, email: details.email, hasEmail }), details);
  },
  login_limited: (_facts, details) => withOmitted(texts().login_limited, details),
  login_refused: (_facts, details) => withOmitted(texts().login_refused(details), details),
  invitation_created: (facts, { role }) => texts().invitation_created({ ...facts, role: roleOf(role) }),
  person_joined: (facts, { role }) => texts().person_joined({ ...facts, role: roleOf(role) }),
  person_created: (facts, { role }) => texts().person_created({ ...facts, role: roleOf(role) }),
  person_renamed: (facts, details) => texts().person_renamed({ ...facts, changes: describeChanges(details) }),
  role_changed: (facts, { from, to }) => texts().role_changed({ ...facts, from: roleOf(from), to: roleOf(to) }),
  api_token_created: (facts, { scope }) => texts().api_token_created({ ...facts, scope: tokenMessages.scopes[scope] }),
  board_shared: (facts, details) => texts().board_shared({ ...facts, access: describeSharing(details) }),
  limits_changed: (facts, details) =>
    texts().limits_changed({ ...facts, changes: describeLimits(details, facts.kind) }),
  link_created: (facts, { expiresAt }, now) => texts().link_created({ ...facts, date: formatWhen(expiresAt, now) }),
};

/** What happened, as a sentence. */
export function describeEntry({ action, by, subject, details }: AuditEntry, now: Date): string {
  const name = (subject?.kind === 'role' ? roleOf(subject.id as Role) : subject?.name) ?? '';
  const facts: Facts = {
    who: by?.name ?? auditMessages.unknown,
    name,
    known: name === '' ? 'no' : 'yes',
    kind: subject?.kind ?? '',
    own: by !== null && subject?.kind === 'person' && subject.id === by.id ? 'yes' : 'no',
  };
  const sentence = worded[action] as ((facts: Facts, details: unknown, now: Date) => string) | undefined;
  if (sentence !== undefined) return sentence(facts, details, now);
  // A studio of a later version may have recorded an action that this one does not know.
  const text = texts()[action] as ((values: object) => string) | undefined;
  return text?.({ ...details, ...facts }) ?? `${facts.who}: ${action}`;
}

/** From where somebody did it: the address, the browser, and how they proved who they are. */
export function describeAccess({ access, token, address }: AuditEntry, browser: string): string {
  const how = token === null ? auditMessages.accesses[access] : auditMessages.byToken({ token });
  return [address, browser, how].filter((fact) => fact !== null && fact !== '').join(' · ');
}
