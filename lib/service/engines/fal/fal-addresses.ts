/** The hosts of fal. The key goes to the queue and the storage. */
export interface FalAddresses {
  queue: string;
  /** Publishes the schemas of models, to anybody. */
  schemas: string;
  /** Takes files. */
  storage: string;
}

/** The addresses of fal's own client, `@fal-ai/client`. */
const own: FalAddresses = {
  queue: 'https://queue.fal.run',
  schemas: 'https://fal.ai',
  storage: 'https://rest.fal.ai',
};

/** The addresses to use. One in the settings stands for all three hosts, as of a gateway before them. */
export function falAddresses(url: string | undefined): FalAddresses {
  return url === undefined ? own : { queue: url, schemas: url, storage: url };
}
