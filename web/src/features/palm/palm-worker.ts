import { lookAt, type SightRequest } from './sight.ts';

addEventListener('message', ({ data }: MessageEvent<SightRequest>) => {
  postMessage(lookAt(data));
});
