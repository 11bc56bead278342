'use client';

import type { ReactNode } from 'react';
import { type HelpBlock, type HelpPart, readHelp } from '@/lib/schema-form/help/help-text';

/** A formatted description, with paragraphs, lists, code and links. Links open in a new tab. */
export function HelpText({ text }: { text: string }) {
  return <div className="flex flex-col gap-2 text-pretty wrap-anywhere">{numbered(readHelp(text), drawBlock)}</div>;
}

/** Renders parts that are identified only by their index. */
function numbered<Part>(parts: readonly Part[], draw: (part: Part, key: number) => ReactNode): ReactNode[] {
  return parts.map((part, index) => draw(part, index));
}

function drawBlock(block: HelpBlock, key: number): ReactNode {
  switch (block.kind) {
    case 'code':
      return (
        <pre key={key} className="overflow-x-auto rounded-sm bg-sunken p-2 font-mono text-sm">
          {block.text}
        </pre>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List key={key} className={`flex flex-col gap-1 pl-4 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
          {numbered(block.items, (item, index) => (
            <li key={index}>{numbered(item, drawPart)}</li>
          ))}
        </List>
      );
    }
    default:
      return (
        <p key={key} className={block.kind === 'heading' ? 'font-semibold' : undefined}>
          {numbered(block.parts, drawPart)}
        </p>
      );
  }
}

function drawPart(part: HelpPart, key: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return (
        <code key={key} className="rounded-xs bg-sunken px-1 font-mono text-sm">
          {part.text}
        </code>
      );
    case 'link':
      return (
        <a
          key={key}
          href={part.address}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline underline-offset-2"
        >
          {numbered(part.parts, drawPart)}
        </a>
      );
    default: {
      const Tag = part.kind === 'strong' ? 'strong' : 'em';
      return (
        <Tag key={key} className={part.kind === 'strong' ? 'font-semibold' : 'italic'}>
          {numbered(part.parts, drawPart)}
        </Tag>
      );
    }
  }
}
