import { type FineTuneAddress, type Repository, repositoryName } from '@/lib/client/fine-tunes/repository';
import { ownKey } from '@/lib/client/own-key';
import { createStore } from '@/lib/client/create-store';

const repositoriesKey = 'easel:repositories';
const openedKey = 'easel:fine-tunes';
const mostRepositories = 8;
const mostOpened = 200;

const openedChanges = createStore(0);
/** Calls a listener after each change of the opened fine-tunes in this tab: the browser reports only those of other tabs. */
export const subscribeOpened = openedChanges.subscribe;

/** A fine-tune that was opened by its id, with its last known name and state. */
export interface OpenedFineTune extends FineTuneAddress {
  name: string | null;
  /** Its last known state; null when the service never reported it. */
  status: string | null;
  /** When it was last opened, ISO 8601. */
  at: string;
}

type Reader = Pick<Storage, 'getItem'>;
type Writer = Pick<Storage, 'getItem' | 'setItem'>;

function readList<T>(storage: Reader, key: string, read: (value: Record<string, unknown>) => T | null): T[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(ownKey(key)) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry: unknown) => {
      const found = typeof entry === 'object' && entry !== null ? read(entry as Record<string, unknown>) : null;
      return found === null ? [] : [found];
    });
  } catch {
    return [];
  }
}

/** Ignores a full or disabled storage. */
function write(storage: Writer, key: string, list: unknown[]): void {
  try {
    storage.setItem(ownKey(key), JSON.stringify(list));
  } catch {
    // Storage is full or disabled: the screen works without it.
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function repositoryOf(value: Record<string, unknown>): Repository | null {
  const namespace = textOf(value['namespace']);
  const repository = textOf(value['repository']);
  return namespace === null || repository === null ? null : { namespace, repository };
}

/** The recently opened repositories, the last one first. */
export function readRepositories(storage: Reader): Repository[] {
  return readList(storage, repositoriesKey, repositoryOf);
}

/** Puts a repository first in the stored ones. */
export function rememberRepository(storage: Writer, { namespace, repository }: Repository): void {
  const others = readRepositories(storage).filter((other) => repositoryName(other) !== `${namespace}/${repository}`);
  write(storage, repositoriesKey, [{ namespace, repository }, ...others].slice(0, mostRepositories));
}

function readAllOpened(storage: Reader): OpenedFineTune[] {
  return readList(storage, openedKey, (value) => {
    const repository = repositoryOf(value);
    const id = textOf(value['id']);
    if (repository === null || id === null) return null;
    const [name, status, at] = [textOf(value['name']), textOf(value['status']), textOf(value['at']) ?? ''];
    return { ...repository, id, name, status, at };
  });
}

const isSame = (one: FineTuneAddress, other: FineTuneAddress) =>
  one.id === other.id && repositoryName(one) === repositoryName(other);

function writeOpened(storage: Writer, list: OpenedFineTune[]): void {
  write(storage, openedKey, list);
  openedChanges.set(openedChanges.current() + 1);
}

/** The fine-tunes of a repository that were opened by their ids, the last one first. */
export function readOpened(storage: Reader, of: Repository): OpenedFineTune[] {
  return readAllOpened(storage).filter((entry) => repositoryName(entry) === repositoryName(of));
}

/** Stores an opened fine-tune as the first; omitted properties are unchanged. */
export function rememberOpened(
  storage: Writer,
  address: FineTuneAddress,
  known: { name?: string | null; status?: string | null; at: string },
): void {
  const all = readAllOpened(storage);
  const before = all.find((entry) => isSame(entry, address));
  const entry: OpenedFineTune = {
    namespace: address.namespace,
    repository: address.repository,
    id: address.id,
    name: known.name ?? before?.name ?? null,
    status: known.status ?? before?.status ?? null,
    at: known.at,
  };
  const others = all.filter((other) => !isSame(other, address));
  writeOpened(storage, [entry, ...others].slice(0, mostOpened));
}

/** Removes a fine-tune from the opened ones. */
export function forgetOpened(storage: Writer, address: FineTuneAddress): void {
  const others = readAllOpened(storage).filter((entry) => !isSame(entry, address));
  writeOpened(storage, others);
}
