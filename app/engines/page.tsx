import { EnginesScreen } from '@/components/engines/engines-screen';

export default function EnginesPage() {
  return (
    <>
      <title>Engines · Easel</title>
      <EnginesScreen />
    </>
  );
}
