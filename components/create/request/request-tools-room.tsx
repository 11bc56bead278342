'use client';

import type { useRequest } from './use-request';

/** What else can be done with the request, once its code has come with the form's; its room is kept until then. */
export function RequestTools({ request }: { request: ReturnType<typeof useRequest> }) {
  const parts = request.parts.data;
  if (parts === undefined) return null;
  const { AllRequestTools } = parts;
  return <AllRequestTools request={request} />;
}
