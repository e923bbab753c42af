import { Fragment, type ReactNode, useMemo } from 'react';
import { parseSide, type SideBlock, type SidePart } from '../../../../shared/rich-text/parse-side.ts';
import { toPlainText } from '../../../../shared/rich-text/to-plain-text.ts';
import { lazyModule } from '../../lib/page/lazy-module.ts';
import styles from './card-side.module.css';

/** The formatting to use once the parser is loaded. */
export const formatting = { isReady: true, toPlainText };

interface RichTextProps {
  readonly text: string;
  /** Whether the text is inside a button or a line, where block elements are invalid. Lists and paragraphs are then styled spans. */
  readonly isInline: boolean;
}

/** Renders a formatted text. Creates only elements named here and takes no attributes from the text. */
export function RichText({ text, isInline }: RichTextProps): ReactNode {
  const blocks = useMemo(() => parseSide(text), [text]);
  return drawBlocks(blocks, isInline);
}

function drawBlocks(blocks: readonly SideBlock[], isInline: boolean, isItem = false): ReactNode {
  return blocks.map((block, at) => <Block key={at} block={block} isInline={isInline} isItem={isItem} />);
}

interface BlockProps {
  readonly block: SideBlock;
  readonly isInline: boolean;
  /** Whether it is part of a list item. It then takes the item's direction: if they differ, WebKit draws the bullet over the text. */
  readonly isItem: boolean;
}

function Block({ block, isInline, isItem }: BlockProps): ReactNode {
  const Paragraph = isInline ? 'span' : 'p';
  switch (block.kind) {
    case 'paragraph':
      return (
        <Paragraph dir={isItem ? undefined : 'auto'} className={styles.block}>
          {drawParts(block.parts)}
        </Paragraph>
      );
    case 'code':
      return (
        <Paragraph dir="ltr" className={styles.codeBlock}>
          <code>{block.text}</code>
        </Paragraph>
      );
    case 'list':
      return <List {...block} isInline={isInline} />;
  }
}

type ListProps = Extract<SideBlock, { kind: 'list' }> & { readonly isInline: boolean };

function List({ start, items, isInline }: ListProps): ReactNode {
  if (isInline)
    return items.map((item, at) => (
      <span key={at} dir="auto" className={styles.block}>
        {start === undefined ? '• ' : `${start + at}. `}
        {drawBlocks(item, isInline)}
      </span>
    ));
  const Kind = start === undefined ? 'ul' : 'ol';
  return (
    <Kind dir="auto" className={styles.list} {...(start !== undefined && start !== 1 && { start })}>
      {items.map((item, at) => (
        <li key={at} dir="auto">
          {drawBlocks(item, isInline, true)}
        </li>
      ))}
    </Kind>
  );
}

function drawParts(parts: readonly SidePart[]): ReactNode {
  return parts.map((part, at) => <Fragment key={at}>{drawPart(part)}</Fragment>);
}

function drawPart(part: SidePart): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'break':
      return <br />;
    case 'bold':
      return <strong>{drawParts(part.parts)}</strong>;
    case 'italic':
      return <em>{drawParts(part.parts)}</em>;
    case 'code':
      return (
        <code dir="ltr" className={styles.code}>
          {part.text}
        </code>
      );
    case 'ruby':
      return (
        <ruby>
          {part.base}
          <rp>(</rp>
          <rt>{part.reading}</rt>
          <rp>)</rp>
        </ruby>
      );
    case 'formula':
      return <Formula tex={part.tex} isBlock={part.isBlock} />;
  }
}

/** Loads the formula renderer when the first formula is shown. */
const useFormulas = lazyModule(async () => await import('./formulas.tsx'));

/** A formula as MathML, or its source if it can't be rendered. */
function Formula({ tex, isBlock }: { readonly tex: string; readonly isBlock: boolean }): ReactNode {
  const part = useFormulas(true);
  const drawn = useMemo(
    () => (typeof part === 'object' ? part.drawFormula(tex, isBlock) : undefined),
    [part, tex, isBlock],
  );
  const className = isBlock ? styles.formulaBlock : styles.formula;
  if (drawn) return <span className={className}>{drawn}</span>;
  return (
    <code dir="ltr" className={part === undefined ? styles.waiting : styles.code}>
      {tex}
    </code>
  );
}
