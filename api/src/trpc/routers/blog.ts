import { z } from 'zod';
import { post, postInput, postSummary } from '@sibila/contracts/blog';
import { listPosts, readPost } from '@sibila/core/blog/read';
import { cleanHtml } from '../../adapters/markdown/clean-html.ts';
import { publicProcedure, router } from '../init.ts';

export const blogRouter = router({
  /** The published articles without their texts, newest first. */
  list: publicProcedure.output(z.array(postSummary)).query(({ ctx }) => listPosts(ctx.core)),

  /** A published article. Its text was sanitised when it was kept, and is again when it leaves. */
  post: publicProcedure
    .input(postInput)
    .output(post)
    .query(async ({ ctx, input }) => {
      const found = await readPost(ctx.core, input);
      return { ...found, content: cleanHtml(found.content) };
    }),
});
