import { StoryboardScreen } from '@/components/storyboard/storyboard-screen';

export default async function StoryboardPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <>
      <title>Storyboards · Easel</title>
      <StoryboardScreen id={(await params).id} />
    </>
  );
}
