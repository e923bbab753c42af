import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import { getPictureCode, removePictureCode, setPictureCode } from '../../../shared/routes/devices.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { forget, read } from '../lib/api/route-query.ts';

export function pictureCodeQuery(params: RouteCall<typeof getPictureCode>['params']) {
  return queryOptions({ ...read(getPictureCode, { params }), refetchOnMount: 'always' });
}

export const setPictureCodeMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof setPictureCode>) => callRoute(setPictureCode, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getPictureCode),
});

/** Ends a child's pause after wrong pictures, by setting the same ones. A child without a picture code has none. */
export async function forgiveWrongPictures(params: RouteCall<typeof getPictureCode>['params']): Promise<void> {
  const { pictures } = await callRoute(getPictureCode, { params });
  if (pictures) await callRoute(setPictureCode, { params, body: { pictures } });
}

export const removePictureCodeMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof removePictureCode>) => callRoute(removePictureCode, call),
  onSuccess: (_nothing, _call, _result, { client }) => forget(client, getPictureCode),
});
