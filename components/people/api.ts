import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { removeAt } from '@/lib/client/remove-at';
import { request, requestJson } from '@/lib/client/request';
import type { ApiToken, CreatedApiToken, NewApiToken } from '@/lib/contract/studio/api-token';
import type {
  Invitation,
  JoinLink,
  Joining,
  Me,
  NewInvitation,
  OwnChange,
  PasswordChange,
  Person,
  PersonChange,
} from '@/lib/contract/studio/person';
import type { StudioSession } from '@/lib/contract/studio/studio-session';

const base = '/api/studio';
const personPath = (id: string) => `${base}/people/${encodeURIComponent(id)}`;

/** The keys of everything about people in the query cache. */
export const peopleKeys = {
  all: ['people'] as const,
  me: ['people', 'me'] as const,
  sessions: ['people', 'sessions'] as const,
  tokens: ['people', 'tokens'] as const,
  list: ['people', 'list'] as const,
  invitations: ['people', 'invitations'] as const,
};

/** The person who is logged in. */
export function meOptions() {
  return queryOptions({
    queryKey: peopleKeys.me,
    queryFn: ({ signal }) => requestJson<Me>(`${base}/me`, { signal }),
  });
}

/** One's own sessions. */
export function sessionsOptions() {
  return queryOptions({
    queryKey: peopleKeys.sessions,
    queryFn: async ({ signal }): Promise<StudioSession[]> =>
      (await requestJson<{ sessions: StudioSession[] }>(`${base}/sessions`, { signal })).sessions,
  });
}

/** One's own API tokens. */
export function tokensOptions() {
  return queryOptions({
    queryKey: peopleKeys.tokens,
    queryFn: async ({ signal }): Promise<ApiToken[]> =>
      (await requestJson<{ tokens: ApiToken[] }>(`${base}/me/tokens`, { signal })).tokens,
  });
}

/** The people of the studio, for administrators. */
export function peopleOptions() {
  return queryOptions({
    queryKey: peopleKeys.list,
    queryFn: async ({ signal }): Promise<Person[]> =>
      (await requestJson<{ people: Person[] }>(`${base}/people`, { signal })).people,
  });
}

/** The open invitations, for administrators. */
export function invitationsOptions() {
  return queryOptions({
    queryKey: peopleKeys.invitations,
    queryFn: async ({ signal }): Promise<Invitation[]> =>
      (await requestJson<{ invitations: Invitation[] }>(`${base}/invitations`, { signal })).invitations,
  });
}

/** Reads everything about people again after a change. */
export async function refreshPeople(client: QueryClient): Promise<void> {
  // What is being read for the first time may be older than the change, and would not be read again.
  await client.cancelQueries({ queryKey: peopleKeys.all });
  await client.invalidateQueries({ queryKey: peopleKeys.all });
}

/** Changes one's own name and e-mail address. */
export function changeMe(change: OwnChange): Promise<Me> {
  return requestJson<Me>(`${base}/me`, { method: 'PATCH', body: change });
}

/** Changes one's own password. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await request(`${base}/me/password`, { method: 'POST', body: change });
}

/** Ends a session of one's own. It succeeds too if the session has already ended. */
export async function endSession(id: string): Promise<void> {
  await removeAt(`${base}/sessions/${encodeURIComponent(id)}`);
}

/** Creates an API token of one's own. Only this answer has its text. */
export function createToken(token: NewApiToken): Promise<CreatedApiToken> {
  return requestJson<CreatedApiToken>(`${base}/me/tokens`, { method: 'POST', body: token });
}

/** Removes an API token of one's own. It succeeds too if the token is already gone. */
export async function removeToken(id: string): Promise<void> {
  await removeAt(`${base}/me/tokens/${encodeURIComponent(id)}`);
}

/** Changes the role of a person, or whether they may log in. */
export function changePerson(id: string, change: PersonChange): Promise<Person> {
  return requestJson<Person>(personPath(id), { method: 'PATCH', body: change });
}

/** Ends all sessions of a person. */
export async function endSessionsOf(id: string): Promise<void> {
  await request(`${personPath(id)}/sessions`, { method: 'DELETE' });
}

/** Creates a link by which a person sets a new password. */
export function createPasswordLink(id: string): Promise<JoinLink> {
  return requestJson<JoinLink>(`${personPath(id)}/password-link`, { method: 'POST' });
}

/** Creates an invitation. Returns its link. */
export function createInvitation(invitation: NewInvitation): Promise<JoinLink> {
  return requestJson<JoinLink>(`${base}/invitations`, { method: 'POST', body: invitation });
}

/** Revokes an invitation. It succeeds too if the invitation is already gone. */
export async function revokeInvitation(id: string): Promise<void> {
  await removeAt(`${base}/invitations/${encodeURIComponent(id)}`);
}

/** Accepts an invitation and logs the person in. */
export async function join(joining: Joining): Promise<void> {
  await request(`${base}/join`, { method: 'POST', body: joining });
}

/** Sets a new password by a link and logs the person in. */
export async function setPasswordByLink(body: Pick<Joining, 'token' | 'password'>): Promise<void> {
  await request(`${base}/join/password`, { method: 'POST', body });
}
