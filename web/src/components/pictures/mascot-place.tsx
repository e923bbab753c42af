import { createElement, useEffect, useState } from 'react';
import type { Mascot, MascotProps } from './mascot.tsx';

let loaded: typeof Mascot | undefined;

/** Loads the drawing of the mascot. Tests call it in advance. */
export async function loadMascot(): Promise<typeof Mascot> {
  loaded ??= (await import('./mascot.tsx')).Mascot;
  return loaded;
}

/** The mascot for screens that are there before its drawing: the place has its size at once. Without a connection it can stay empty, because words say it all. */
export function MascotPlace(props: MascotProps) {
  const [Drawn, setDrawn] = useState(() => loaded);
  useEffect(() => {
    let isGone = false;
    const show = (drawing: typeof Mascot): void => {
      if (!isGone) setDrawn(() => drawing);
    };
    if (!loaded) void loadMascot().then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  const { size } = props;
  return (
    <span className="middle rigid" style={{ minHeight: size, minWidth: size }} aria-hidden="true">
      {Drawn && createElement(Drawn, props)}
    </span>
  );
}
