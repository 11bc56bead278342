'use client';

import { type LinkedRequest, useLinkedRequest } from './use-linked-request';

/** Applies the parameters of a link. It loads with the form, without which none can be applied. */
export function LinkedRequestWatch({
  linked,
  handlers,
}: {
  linked: LinkedRequest;
  handlers: Parameters<typeof useLinkedRequest>[1];
}) {
  useLinkedRequest(linked, handlers);
  return null;
}
