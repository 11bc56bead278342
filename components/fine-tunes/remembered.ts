import type { FineTuneAddress, Repository } from '@/lib/client/fine-tunes/repository';
import { repositoryName } from '@/lib/client/fine-tunes/repository';

const repositoriesKey = 'easel:repositories';
const addressedKey = 'easel:fine-tunes';
const mostRepositories = 8;
const mostAddressed = 200;

/** A fine-tune that was opened by its id, with what was last heard of it. */
export interface AddressedFineTune extends FineTuneAddress {
  name: string | null;
  /** Its last known state; null when nothing told it. */
  status: string | null;
  /** When it was last opened, ISO 8601. */
  at: string;
}

type Reader = Pick<Storage, 'getItem'>;
type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

function readList<T>(storage: Reader, key: string, read: (value: Record<string, unknown>) => T | null): T[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry: unknown) => {
      const found = typeof entry === 'object' && entry !== null ? read(entry as Record<string, unknown>) : null;
      return found === null ? [] : [found];
    });
  } catch {
    return [];
  }
}

/** A full or forbidden storage forgets. */
function write(storage: Keeper, key: string, list: unknown[]): void {
  try {
    storage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage is full or switched off: the screen works without a memory.
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function repositoryOf(value: Record<string, unknown>): Repository | null {
  const namespace = textOf(value['namespace']);
  const repository = textOf(value['repository']);
  return namespace === null || repository === null ? null : { namespace, repository };
}

/** The repositories one worked with, the last one first. */
export function readRepositories(storage: Reader): Repository[] {
  return readList(storage, repositoriesKey, repositoryOf);
}

/** Puts a repository at the head of those remembered. */
export function rememberRepository(storage: Keeper, { namespace, repository }: Repository): void {
  const others = readRepositories(storage).filter((other) => repositoryName(other) !== `${namespace}/${repository}`);
  write(storage, repositoriesKey, [{ namespace, repository }, ...others].slice(0, mostRepositories));
}

function readAllAddressed(storage: Reader): AddressedFineTune[] {
  return readList(storage, addressedKey, (value) => {
    const repository = repositoryOf(value);
    const id = textOf(value['id']);
    if (repository === null || id === null) return null;
    const [name, status, at] = [textOf(value['name']), textOf(value['status']), textOf(value['at']) ?? ''];
    return { ...repository, id, name, status, at };
  });
}

const isSame = (one: FineTuneAddress, other: FineTuneAddress) =>
  one.id === other.id && repositoryName(one) === repositoryName(other);

/** The fine-tunes of a repository that were opened by their ids, the last one first. */
export function readAddressed(storage: Reader, of: Repository): AddressedFineTune[] {
  return readAllAddressed(storage).filter((entry) => repositoryName(entry) === repositoryName(of));
}

/** Remembers a fine-tune that was opened, at the head; what is not told of it stays as it was known. */
export function rememberAddressed(
  storage: Keeper,
  address: FineTuneAddress,
  told: { name?: string | null; status?: string | null; at: string },
): void {
  const all = readAllAddressed(storage);
  const before = all.find((entry) => isSame(entry, address));
  const entry: AddressedFineTune = {
    namespace: address.namespace,
    repository: address.repository,
    id: address.id,
    name: told.name ?? before?.name ?? null,
    status: told.status ?? before?.status ?? null,
    at: told.at,
  };
  const others = all.filter((other) => !isSame(other, address));
  write(storage, addressedKey, [entry, ...others].slice(0, mostAddressed));
}

/** Forgets a fine-tune that was opened. */
export function forgetAddressed(storage: Keeper, address: FineTuneAddress): void {
  const others = readAllAddressed(storage).filter((entry) => !isSame(entry, address));
  write(storage, addressedKey, others);
}
