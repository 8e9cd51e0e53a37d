import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses the action of a notification, once the region lets it: it counts what stands in it first. */
export async function pressInToast(user: UserEvent, name: string): Promise<void> {
  const action = await screen.findByRole('button', { name });
  await waitFor(() =>
    expect(action.closest('[role=region]')).not.toHaveStyle('pointer-events: none'),
  );
  await user.click(action);
}
