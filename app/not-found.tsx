import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { pageMessages } from './messages';

export default function NotFound() {
  return (
    <main className="grid h-full place-items-center p-6">
      <title>Easel</title>
      <div className="flex max-w-md flex-col items-start gap-3">
        <h1 className="text-xl font-semibold">{pageMessages.nothingHere}</h1>
        <p className="text-muted">{pageMessages.nothingHereHint}</p>
        <Link href="/" className={buttonClasses()}>
          {pageMessages.goToCreate}
        </Link>
      </div>
    </main>
  );
}
