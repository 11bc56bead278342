import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as readLog } from '../../app/api/studio/audit/route.ts';
import { DELETE as removePreset, PUT as putPreset } from '../../app/api/studio/presets/[id]/route.ts';
import type { AuditPage } from '../contract/studio/audit-actions.ts';
import { peerAddressHeader } from '../network/peer-address.ts';
import { setStudio } from './instance.ts';
import { firstPersonId } from './people/first-person.ts';
import { testHost } from './testing/route-files.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let test: TestStudio;

beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

const headers = { host: testHost, [peerAddressHeader]: '127.0.0.1', 'user-agent': 'curl' };
const id = '00000000-0000-4000-8000-0000000000aa';
const call = { params: Promise.resolve({ id }) };
const request = (path: string, init: RequestInit = {}) =>
  new Request(`http://${testHost}${path}`, { headers, ...init });

describe('the audit log of a studio without a login', () => {
  it('records its first administrator, and shows it to everybody who can open the studio', async () => {
    const body = JSON.stringify({ model: 'm', name: 'Dusk', values: { prompt: 'a secret prompt' }, mediaId: null });
    await putPreset(request(`/api/studio/presets/${id}`, { method: 'PUT', body }), call);
    await removePreset(request(`/api/studio/presets/${id}`, { method: 'DELETE' }), call);
    const response = await readLog(request('/api/studio/audit'), { params: Promise.resolve({}) });
    const text = await response.text();
    expect((JSON.parse(text) as AuditPage).entries).toMatchObject([
      {
        action: 'preset_deleted',
        by: { id: firstPersonId },
        access: 'open',
        address: '127.0.0.1',
        userAgent: 'curl',
        subject: { kind: 'preset', id, name: 'Dusk' },
        details: { model: 'm' },
      },
    ]);
    expect(text).not.toContain('a secret prompt');
  });
});
