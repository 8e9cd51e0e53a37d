import type { User } from '@sibila/contracts/account';
import type { ReadingType } from '@sibila/contracts/quota';
import { SubscriptionCard } from '../billing/subscription-card.tsx';
import { BirthCard } from '../chart/birth-card.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { HistoryCard } from './history-card.tsx';
import { PrivacyCentre } from './privacy-centre.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './account-tab.module.css';

const WITH_QUOTA: readonly ReadingType[] = ['tarot', 'palm', 'runes', 'compatibility'];

interface AccountTabProps {
  user: User;
  /** Counts how often the sign was asked for from elsewhere. */
  signAsked: number;
  /** Whether the plan is what somebody has come for, as after a payment. */
  isPlanNews: boolean;
}

/** Everything that is a person's own to see, to change, to take along and to erase. */
export function AccountTab({ user, signAsked, isPlanNews }: AccountTabProps) {
  return (
    <div className={classes.cards}>
      <div className={classes.whole}>
        <SubscriptionCard user={user} isNews={isPlanNews} />
      </div>
      <div className={classes.column}>
        <ProfileForm user={user} signAsked={signAsked} />
        <BirthCard />
        <ChangePasswordForm email={user.email} isAddressWaiting={user.pendingEmail !== null} />
      </div>
      <div className={classes.column}>
        <HistoryCard title="Tu cupo" action={null}>
          <div className={classes.quota}>
            {WITH_QUOTA.map((type) => (
              <QuotaMeter key={type} type={type} />
            ))}
          </div>
        </HistoryCard>
        <PrivacyCentre />
      </div>
    </div>
  );
}
