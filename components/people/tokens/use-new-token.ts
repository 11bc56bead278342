'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type CreatedApiToken, type NewApiToken, newApiTokenSchema } from '@/lib/contract/studio/api-token';
import { z } from 'zod';
import { createToken, refreshPeople } from '../api';
import { type Submit, useSend } from '../form/use-send';
import { personMessages } from '../messages';

/** The form that creates a token, and the token that it created. */
export interface NewToken {
  form: UseFormReturn<NewApiToken>;
  submit: Submit;
  /** The last token, with its text; null once it is dismissed. The text is nowhere else. */
  created: CreatedApiToken | null;
  dismiss: () => void;
}

const schema = newApiTokenSchema.extend({
  name: z
    .string()
    .trim()
    .min(1, { error: () => personMessages.issues.name }),
});

/** The state of creating a token. */
export function useNewToken(): NewToken {
  const client = useQueryClient();
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const form = useForm<NewApiToken>({
    defaultValues: { name: '', scope: 'view', expiresInDays: 90 },
    resolver: zodResolver(schema),
  });
  const submit = useSend(form, async (values) => {
    // A request without an answer may have created a token too.
    setCreated(await createToken(values).finally(() => void refreshPeople(client)));
    form.reset();
  });
  return { form, submit, created, dismiss: () => setCreated(null) };
}
