/** An icon of Lucide, as a component. Made by web/build/icons.ts. */
declare module 'virtual:icons/*' {
  import type { ReactElement } from 'react';

  export default function Icon(props: { readonly className?: string | undefined }): ReactElement;
}
