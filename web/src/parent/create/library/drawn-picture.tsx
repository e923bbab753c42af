import { useQuery } from '@tanstack/react-query';
import { drawPicture, isLoaded, loadPicture } from '../../../../../shared/library/drawings.ts';
import type { FieldMedia } from '../../../../../shared/import/markup/read-markup.ts';
import styles from './library.module.css';

/** A library drawing as SVG, before it is converted to a picture. Without `alt` it is decorative. */
export function DrawnPicture({ name, alt }: FieldMedia) {
  const loaded = useQuery({
    queryKey: ['drawing', name],
    queryFn: async () => await loadPicture(name),
    enabled: isLoaded(name),
    staleTime: Infinity,
  });
  const drawing = isLoaded(name) ? loaded.data : drawPicture(name);
  // Its place stays free, so that nothing moves when it comes.
  if (!drawing) return <svg viewBox="0 0 360 360" className={styles.drawing} aria-hidden />;
  const { width, height, marks } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {marks.map((mark) =>
        'text' in mark ? (
          <text
            key={mark.text}
            x={mark.x}
            y={mark.y}
            fontSize={mark.size}
            fontFamily="sans-serif"
            fontWeight="600"
            textAnchor="middle"
            dominantBaseline="central"
            fill={mark.ink}
          >
            {mark.text}
          </text>
        ) : (
          <path
            key={`${mark.width ?? ''} ${mark.path}`}
            d={mark.path}
            strokeLinecap="round"
            {...(mark.width === undefined
              ? { fill: mark.ink }
              : { fill: 'none', stroke: mark.ink, strokeWidth: mark.width })}
          />
        ),
      )}
    </svg>
  );
}
