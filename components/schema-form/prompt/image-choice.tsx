'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Thumbnail } from '@/components/ui/thumbnail';
import { cachedJobs } from '@/lib/client/jobs/jobs';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { usePromptReferences } from '../scope/form-scope';
import { promptMessages } from './messages-late';
import { smallImage, smallImageAt } from './small-image';

const mostResults = 8;

/** Chooses the image to describe: a reference of the form, a recent result, or a file. */
export function ImageChoice({ onChoose }: { onChoose: (dataUrl: string) => void }) {
  const queries = useQueryClient();
  const groups = usePromptReferences();
  const picker = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const references = groups
    .filter(({ media }) => media === 'image')
    .flatMap(({ addresses }) => addresses)
    .filter(isStudioMediaPath);
  const results = cachedJobs(queries)
    .flatMap((job) => job.results)
    .filter(({ thumbnailUrl }) => thumbnailUrl !== null)
    .map(({ url, posterUrl, kind }) => (kind === 'image' ? url : posterUrl))
    .filter((address) => address !== null);
  const addresses = [...new Set([...references, ...results])].slice(0, Math.max(references.length, mostResults));

  function choose(image: Promise<string>) {
    setFailed(false);
    image.then(onChoose, () => setFailed(true));
  }

  return (
    <section aria-label={promptMessages.chooseImage} className="flex flex-col gap-2 p-1">
      <h3 className="text-sm text-muted">{promptMessages.chooseImage}</h3>
      {addresses.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-1.5">
          {addresses.map((address, index) => (
            <button
              key={address}
              type="button"
              aria-label={promptMessages.imageName({ position: index + 1 })}
              className="aspect-square overflow-hidden rounded-sm bg-sunken hover:opacity-85"
              onClick={() => choose(smallImageAt(address))}
            >
              <Thumbnail src={`${address.replace(/\/poster$/, '')}/thumbnail`} alt="" />
            </button>
          ))}
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) choose(smallImage(file));
          event.target.value = '';
        }}
      />
      <Button className="max-desk:h-11" onClick={() => picker.current?.click()}>
        <ImagePlus aria-hidden />
        {promptMessages.chooseFile}
      </Button>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {hasFailed && promptMessages.imageUnread}
      </p>
    </section>
  );
}
