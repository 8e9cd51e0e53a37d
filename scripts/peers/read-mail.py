"""Prints the mails of a Maildir as JSON, read by Python's own mail library."""

import email
import json
import mailbox
import sys
from email import policy


def parse(file):
    return email.message_from_binary_file(file, policy=policy.default)


print(
    json.dumps(
        [
            {
                "from": mail["from"],
                "to": mail["to"],
                "subject": mail["subject"],
                "messageId": mail["message-id"],
                "text": mail.get_body(("plain",)).get_content(),
                "html": mail.get_body(("html",)).get_content(),
            }
            for mail in mailbox.Maildir(sys.argv[1], factory=parse)
        ]
    )
)
