import { DuplicatesScreen } from '@/components/library/duplicates/duplicates-screen';

export default function DuplicatesPage() {
  return (
    <>
      <title>Duplicates · Easel</title>
      <DuplicatesScreen />
    </>
  );
}
