import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { isEaselError } from './lib/contract/error.ts';
import { loginAddress } from './lib/contract/studio/login-address.ts';
import { contentSecurityPolicy } from './lib/http/content-security-policy.ts';
import { errorResponse } from './lib/http/error-response.ts';
import { addHeaders, pageHeaders, sharedHeaders } from './lib/http/security-headers.ts';
import { getStudio } from './lib/studio/instance.ts';
import type { Caller } from './lib/studio/context/caller.ts';
import { rethrowKnownFailures } from './lib/studio/rethrow-known-failures.ts';
import { framelessHeader, personHeader, roleHeader } from './lib/http/page-headers.ts';

/** Pages that are drawn without the studio around them, for somebody who is not in it yet. */
const framelessPaths = /^\/(?:login$|join\/|shared\/)/;
/** Pages that a public link opens. */
const sharedPaths = /^\/shared\//;
/** Files of a build are the same for everybody; they need no login and no policy of their own. */
const openPaths = /^\/(?:_next\/static\/|favicon\.ico$|icon|apple-icon)/;

/** Stands before every page and file, as `studioRoutes` does before every handler: asks for the login, sets the policy. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { login } = getStudio();
  const { pathname, search } = request.nextUrl;
  const isOpen = openPaths.test(pathname) || framelessPaths.test(pathname);
  let caller: Caller | null = null;
  let isRefused = false;
  try {
    caller = isOpen ? null : await rethrowKnownFailures(() => login.identify(request.headers));
    isRefused = !isOpen && caller === null && (await rethrowKnownFailures(() => login.isRefused(request.headers)));
  } catch (thrown) {
    if (!isEaselError(thrown)) throw thrown;
    const refusal = errorResponse(thrown);
    addHeaders(refusal.headers, pageHeaders);
    return refusal;
  }
  if (!isOpen && caller === null) {
    const address = loginAddress(`${pathname}${search}`, isRefused ? 'refused' : null);
    return NextResponse.redirect(new URL(address, request.nextUrl), {
      status: 303,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
  if (pathname.startsWith('/_next/static/')) return NextResponse.next({ headers: pageHeaders });

  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'), process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts.
  headers.set('Content-Security-Policy', policy);
  for (const name of [framelessHeader, personHeader, roleHeader]) headers.delete(name);
  if (caller !== null) {
    headers.set(personHeader, caller.personId);
    headers.set(roleHeader, caller.role);
  }
  if (framelessPaths.test(pathname)) headers.set(framelessHeader, '1');
  const response = NextResponse.next({ request: { headers } });
  const ofLinks = sharedPaths.test(pathname) ? sharedHeaders : {};
  addHeaders(response.headers, { ...pageHeaders, ...ofLinks, 'Content-Security-Policy': policy });
  return response;
}

// Next reads a body whole before a proxy sees it, so handlers, which take uploads, have their own guard.
export const config = { matcher: '/((?!api/.).*)' };
