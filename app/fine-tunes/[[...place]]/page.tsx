import { FineTunesScreen } from '@/components/fine-tunes/fine-tunes-screen';

export default function FineTunesPage() {
  return (
    <>
      <title>Fine-tunes · Easel</title>
      <FineTunesScreen />
    </>
  );
}
