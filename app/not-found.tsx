import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';

export default function NotFound() {
  return (
    <main className="grid h-full place-items-center p-6">
      <div className="flex max-w-md flex-col items-start gap-3">
        <h1 className="text-xl font-semibold">There is nothing at this address</h1>
        <p className="text-muted">It may have been mistyped, or the screen it led to has moved.</p>
        <Link href="/" className={buttonClasses()}>
          Go to Create
        </Link>
      </div>
    </main>
  );
}
